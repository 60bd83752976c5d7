/** How much room there is. */
import { MediaQuery } from "svelte/reactivity";

/** A phone, or a window as narrow: things stand one below the other and the prompt is a sheet. */
const phone = new MediaQuery("max-width: 819px");
/** Room for three columns. */
const wide = new MediaQuery("min-width: 1180px");

export const screen = {
  get isPhone(): boolean {
    return phone.current;
  },
  get isWide(): boolean {
    return wide.current;
  },
};
