/** What things sound like: short tones made on the spot, none of them a file. */
import { settings } from "./settings.svelte";

/** A class of events. */
export type Sound = "card" | "coin" | "good" | "bad" | "turn" | "chat" | "win" | "lose";

/** Parameters of zzfx: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, … */
const TONES: Record<Sound, (number | undefined)[]> = {
  card: [0.6, 0.05, 180, 0, 0.01, 0.06, 4, 2.5, -8, 0, 0, 0, 0, 3],
  coin: [0.5, 0, 1150, 0, 0.03, 0.16, 1, 1.6, 0, 0, 380, 0.04],
  good: [0.6, 0, 520, 0.01, 0.08, 0.22, 0, 1.4, 0, 0, 260, 0.07],
  bad: [0.6, 0, 150, 0.01, 0.06, 0.22, 2, 1.8, -2],
  turn: [0.7, 0, 660, 0.01, 0.1, 0.35, 0, 1, 0, 0, 220, 0.1],
  chat: [0.4, 0, 880, 0, 0.02, 0.09, 0, 1],
  win: [0.8, 0, 523, 0.02, 0.25, 0.5, 0, 1.2, 0, 0, 262, 0.12, 0.12],
  lose: [0.7, 0, 220, 0.02, 0.2, 0.5, 0, 1.2, -0.6, 0, -60, 0.2],
};

/** Plays a tone, unless all is silent; before the first click browsers allow none. */
export async function play(sound: Sound): Promise<void> {
  const { volume } = settings.all;
  if (volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  try {
    const { ZZFX, zzfx } = await import("zzfx");
    ZZFX.volume = 0.4 * volume;
    zzfx(...TONES[sound]);
  } catch {
    // No server to fetch it from, or no loudspeaker: then it is silent.
  }
}
