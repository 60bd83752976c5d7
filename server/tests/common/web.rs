//! A web app of three files.

use server::{Form, WebFile};

pub const WEB: &[WebFile] = &[PAGE, SCRIPT, SEAL];

pub const PAGE: WebFile = WebFile {
    path: "/index.html",
    kind: "text/html; charset=utf-8",
    forms: &[Form { encoding: None, etag: "\"page\"", bytes: b"<!doctype html><title>x</title>" }],
};

pub const SCRIPT: WebFile = WebFile {
    path: "/assets/index-Dk3f9aQ1.js",
    kind: "text/javascript; charset=utf-8",
    forms: &[
        Form { encoding: Some("br"), etag: "\"script-br\"", bytes: b"by brotli" },
        Form { encoding: Some("gzip"), etag: "\"script-gzip\"", bytes: b"by gzip" },
        Form { encoding: None, etag: "\"script\"", bytes: b"import('./a.js')" },
    ],
};

pub const SEAL: WebFile = WebFile {
    path: "/seal.svg",
    kind: "image/svg+xml",
    forms: &[Form { encoding: None, etag: "\"seal\"", bytes: b"<svg/>" }],
};
