import { allow, dress, expect, playBot, test } from "./fixtures";

/** Every way in which a page of ours may not be changed by others. */
declare global {
  interface Window {
    violations: string[];
    smuggled?: boolean;
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => window.violations.push(event.violatedDirective));
  });
});

test("the app opens, and asks for nothing that is forbidden", async ({ page }) => {
  const reply = await page.goto("/");
  expect(reply?.status()).toBe(200);
  await expect(page.locator("#app *").first()).toBeVisible();
  for (const path of ["/settings", "/no/such/page"]) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.locator("#app *").first()).toBeVisible();
  }
  expect(await page.evaluate(() => window.violations)).toEqual([]);
});

test("a table opens its socket", async ({ page }) => {
  const socket = page.waitForEvent("websocket");
  const room = await playBot(page, "duel");
  await (await socket).waitForEvent("framereceived", (frame) => `${frame.payload}`.includes(room));
  expect(await page.evaluate(() => window.violations)).toEqual([]);
});

test("the app speaks the language that was set", async ({ page }) => {
  await dress(page, { lang: "zh-CN", theme: "dark" });
  await page.goto("/");
  const root = page.locator("html");
  await expect(root).toHaveAttribute("lang", "zh-CN");
  await expect(root).toHaveAttribute("data-theme", "dark");
});

test("files come packed and are kept, the page is asked for again", async ({ page }) => {
  const replies = new Map<string, Record<string, string>>();
  page.on("response", (reply) => replies.set(new URL(reply.url()).pathname, reply.headers()));
  await page.goto("/", { waitUntil: "networkidle" });
  const home = replies.get("/");
  expect(home).toMatchObject({ "cache-control": "no-cache", "x-content-type-options": "nosniff" });
  expect(home?.["content-security-policy"]).toContain("script-src 'self';");
  expect(home?.["content-security-policy"]).not.toContain("unsafe");
  const [script] = [...replies].find(([path]) => /^\/assets\/index-.*\.js$/.test(path)) ?? [];
  expect(replies.get(script ?? "")).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": expect.stringMatching(/^(br|gzip)$/),
    "content-type": "text/javascript; charset=utf-8",
  });
});

test("a script that somebody smuggles in does not run", async ({ page }) => {
  allow(page, /Content Security Policy|TrustedScript|TrustedHTML/);
  await page.goto("/");
  const refused = await page.evaluate(() => {
    const refusals: string[] = [];
    const attempt = (act: () => void) => {
      try {
        act();
      } catch (error) {
        refusals.push((error as Error).name);
      }
    };
    const script = document.createElement("script");
    attempt(() => (script.textContent = "window.smuggled = true"));
    script.append("window.smuggled = true");
    document.body.append(script);
    const button = document.createElement("button");
    attempt(() => (button.innerHTML = "<img src=x onerror='window.smuggled = true'>"));
    return refusals;
  });
  expect(refused).toEqual(["TypeError", "TypeError"]);
  expect(await page.evaluate(() => window.smuggled)).toBeUndefined();
  expect(await page.evaluate(() => window.violations.length)).toBeGreaterThan(0);
});
