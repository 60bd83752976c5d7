/** SHA-256 and HKDF by the browser's own WebCrypto; on plain http, where it is not there, by a library. */
import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";

type Bytes = Uint8Array<ArrayBuffer>;

/** What WebCrypto offers here; nothing outside of secure pages. */
const own = (): SubtleCrypto | null => (globalThis.crypto as Partial<Crypto>).subtle ?? null;

export async function digest(bytes: Bytes, subtle = own()): Promise<Uint8Array> {
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : sha256(bytes);
}

/** 32 bytes out of a key. */
export async function derive(key: Bytes, salt: Bytes, info: Bytes, subtle = own()): Promise<Uint8Array> {
  if (!subtle) return hkdf(sha256, key, salt, info, 32);
  const imported = await subtle.importKey("raw", key, "HKDF", false, ["deriveBits"]);
  return new Uint8Array(await subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, imported, 256));
}
