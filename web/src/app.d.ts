/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The outline of a symbol of game-icons.net, in a square of 512. */
declare module "icon:*" {
  const outline: string;
  export default outline;
}

/** The names of all symbols of game-icons.net that are used. */
declare module "icon-names" {
  const names: string[];
  export default names;
}

declare module "zzfx" {
  export const ZZFX: { volume: number; audioContext?: AudioContext };
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode;
}
