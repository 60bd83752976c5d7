/** Looking at a card closely: a long press, the right button, or the space bar on it. */
import type { Attachment } from "svelte/attachments";

const LONG = 450;

/** `{@attach closely(() => (table.inspected = card))}` on anything that shows a card. */
export function closely(look: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasLong = false;
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      wasLong = false;
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        wasLong = true;
        look();
      }, LONG);
    };
    const click = (event: MouseEvent) => {
      // The finger that looked closely does not also choose.
      if (!wasLong) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      wasLong = false;
    };
    const menu = (event: MouseEvent) => {
      event.preventDefault();
      if (!wasLong) look();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== " " || event.target !== element) return;
      event.preventDefault();
      look();
    };
    element.addEventListener("pointerdown", down);
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) element.addEventListener(end, stop);
    element.addEventListener("click", click, { capture: true });
    element.addEventListener("contextmenu", menu);
    element.addEventListener("keydown", key);
    return () => {
      stop();
      element.removeEventListener("pointerdown", down);
      for (const end of ["pointerup", "pointercancel", "pointerleave"]) element.removeEventListener(end, stop);
      element.removeEventListener("click", click, { capture: true });
      element.removeEventListener("contextmenu", menu);
      element.removeEventListener("keydown", key);
    };
  };
}

/** `{@attach pointing(table, card)}`: while the mouse is on it, this is what the table is pointed at. */
export function pointing(table: { pointed: string | undefined }, what: string): Attachment<HTMLElement> {
  return (element) => {
    const enter = (event: PointerEvent) => {
      if (event.pointerType === "mouse") table.pointed = what;
    };
    const leave = () => {
      if (table.pointed === what) table.pointed = undefined;
    };
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", leave);
    return () => {
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", leave);
    };
  };
}
