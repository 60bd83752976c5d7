/** How far one is in the first steps of a game, in each room; kept in this browser. */

const name = (room: string): string => `onetable.coach.${room}`;

export function reached(room: string): number {
  try {
    return Number(localStorage.getItem(name(room)) ?? 0) || 0;
  } catch {
    return 0;
  }
}

export function mark(room: string, step: number): void {
  try {
    localStorage.setItem(name(room), String(step));
  } catch {
    // Without storage it begins anew when the page is loaded again.
  }
}
