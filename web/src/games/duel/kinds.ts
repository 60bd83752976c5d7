/** The look of each kind of card: colour, and a shape that says the same without it. */
import type { Kind } from "./data";

interface Look {
  hue: string;
  onHue: string;
  /** An outline in a square of 24. */
  shape: string;
}

export const KINDS: Record<Kind, Look> = {
  brown: { hue: "var(--k-raw)", onHue: "var(--on-k-raw)", shape: "M12 .8 22 6.400v11.200L12 23.200 2 17.600V6.400z" },
  grey: {
    hue: "var(--k-made)",
    onHue: "var(--on-k-made)",
    shape: "M3.500 2.500h17a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1z",
  },
  blue: {
    hue: "var(--k-civic)",
    onHue: "var(--on-k-civic)",
    shape: "M12 1 23.500 10.500H21.500V22.500h-19V10.500H.5z",
  },
  green: { hue: "var(--k-science)", onHue: "var(--on-k-science)", shape: "M12 .5 24 22.500H0z" },
  yellow: {
    hue: "var(--k-trade)",
    onHue: "var(--on-k-trade)",
    shape: "M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21z",
  },
  red: {
    hue: "var(--k-war)",
    onHue: "var(--on-k-war)",
    shape: "M2.500 2h19v10c0 5-4.500 8.500-9.500 11-5-2.500-9.500-6-9.500-11z",
  },
  guild: {
    hue: "var(--k-guild)",
    onHue: "var(--on-k-guild)",
    shape: "m12 .3 3.400 7.800 8.400.8-6.300 5.700 1.800 8.400L12 18.700 4.700 23l1.800-8.400L.2 8.900l8.400-.8z",
  },
  wonder: { hue: "var(--brass-deep)", onHue: "#fff6e2", shape: "M12 .5 23.500 12 12 23.500.5 12z" },
  token: { hue: "#3f6f4a", onHue: "#f4faec", shape: "M7.300 1h9.400L23 7.300v9.400L16.700 23H7.300L1 16.700V7.300z" },
};
