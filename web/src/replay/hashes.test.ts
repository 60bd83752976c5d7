import { expect, test } from "vitest";
import { derive, digest } from "./hashes";

const bytes = (...values: number[]) => Uint8Array.from(values);
/** Node's WebCrypto, which is that of browsers. */
const { subtle } = globalThis.crypto;

test("the browser and the library come to the same", async () => {
  expect(subtle).toBeDefined();
  const text = bytes(1, 2, 3);
  expect(await digest(text, null)).toEqual(await digest(text, subtle));
  const args = [bytes(1), bytes(2, 2), bytes(3, 3, 3)] as const;
  expect(await derive(...args, null)).toEqual(await derive(...args, subtle));
});
