import { defineConfig } from "@playwright/test";

/** The browser of the system; `cargo xtask test` finds or installs it, and nothing else is downloaded. */
const executablePath = process.env.CHROMIUM || "/usr/bin/chromium";

/** As root, Chromium runs without its sandbox or not at all. */
const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

const PICTURES = "**/screenshots.spec.ts";

export default defineConfig({
  testDir: "tests",
  // Each worker has a server and a browser of its own, so that every test can run beside every other.
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  forbidOnly: !!process.env.CI,
  reporter: "list",
  use: {
    launchOptions: { executablePath, args },
    locale: "en-US",
    timezoneId: "UTC",
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "tests", testIgnore: PICTURES },
    { name: "screenshots", testMatch: PICTURES },
  ],
});
