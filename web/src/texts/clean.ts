/** Text of strangers without what could upset a line: controls, direction marks, invisible characters, heaps of marks. */
export function clean(text: string): string {
  return text
    .replace(/[\t\n\r\u0085\u2028\u2029]/g, " ")
    .replace(/[\p{Cc}\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0]/gu, "")
    .replace(/(\p{M}{2})\p{M}+/gu, "$1")
    .trim();
}
