/** The focus stays at the table: where what had it is gone, the question gets it. */
import type { Attachment } from "svelte/attachments";

export const keepFocus: Attachment<HTMLElement> = (root) => {
  let last: EventTarget | null = null;
  const remember = ({ target }: FocusEvent) => (last = target);
  const watcher = new MutationObserver(() => {
    const isLost = last instanceof Element && !last.isConnected && document.activeElement === document.body;
    if (!isLost) return;
    last = null;
    root.querySelector<HTMLElement>(".prompt h2")?.focus({ preventScroll: true });
  });
  root.addEventListener("focusin", remember);
  watcher.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener("focusin", remember);
    watcher.disconnect();
  };
};
