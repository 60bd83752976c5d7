/** Spans of time in words. */
import { t } from "./texts.svelte";

const HOUR = 3_600;
const DAY = 86_400;

/** How much is left of so many milliseconds, as short as on a clock: `1:42`, `3 h`, `2 d`. */
export function left(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  if (seconds >= DAY) return t("web-time-days", { days: Math.floor(seconds / DAY) });
  if (seconds >= HOUR) return t("web-time-hours", { hours: Math.floor(seconds / HOUR) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** So many seconds as one says them: `90 seconds`, `10 minutes`, `2 hours`; in the largest unit that they are whole in. */
export function spoken(seconds: number): string {
  if (seconds > 0 && seconds % HOUR === 0) return t("web-room-hours", { count: seconds / HOUR });
  if (seconds > 0 && seconds % 60 === 0) return t("web-room-minutes", { count: seconds / 60 });
  return t("web-room-seconds", { count: seconds });
}
