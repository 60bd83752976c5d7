/** Who can open a link. */

/** Names by which a computer calls itself only. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** What is wrong with a link for others: the server listens to this computer only, or the page was opened by a name that means another computer elsewhere. */
export function reach(onlyHere: boolean, hostname: string): "only-here" | "local-name" | undefined {
  if (onlyHere) return "only-here";
  return LOOPBACK.test(hostname) ? "local-name" : undefined;
}
