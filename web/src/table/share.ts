/** Giving an address to somebody: by the sheet of the device where it has one, else by the clipboard. */

export const canShare = (): boolean => typeof navigator.share === "function";

/** Copies a text; also on plain http, where browsers have no clipboard for pages. Whether it worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

function copyByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "vh";
  const before = document.activeElement;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

/** Shares a link, or copies it; what was done, nothing if the person thought better of it. */
export async function share(title: string, url: string): Promise<"shared" | "copied" | undefined> {
  if (!canShare()) return (await copy(url)) ? "copied" : undefined;
  try {
    await navigator.share({ title, url });
    return "shared";
  } catch {
    return undefined;
  }
}
