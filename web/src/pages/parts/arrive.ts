/** Brings a part of a page into sight when the address names it: `{@attach arriveAt("host")}`. */
import type { Attachment } from "svelte/attachments";
import { settings } from "$/state/settings.svelte";
import { router } from "../router.svelte";

export const arriveAt =
  (name: string | undefined): Attachment<HTMLElement> =>
  (element) => {
    if (name && router.hash === name) element.scrollIntoView({ behavior: settings.moves ? "smooth" : "instant" });
  };
