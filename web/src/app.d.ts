/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The outline of a symbol of game-icons.net, in a square of 512. */
declare module "icon:*" {
  const outline: string;
  export default outline;
}

declare module "zzfx" {
  export const ZZFX: { volume: number; audioContext?: AudioContext };
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode;
}
