//! What the app is built from.

/// Files and folders, from the folder of this package; the app is built again when one of them changes.
pub(crate) const PATHS: [&str; 15] = [
    "src",
    "public",
    "vite",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
    "../cli/src/bombcat/starter.json",
    "../docs/bombcat.md",
    "../docs/bombcat.zh-CN.md",
    "../games/duel/data/structures.json",
    "../locales",
    "../protocol/protocol.ts",
];
