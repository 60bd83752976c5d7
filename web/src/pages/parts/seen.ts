/** Does something now and every so many milliseconds, but only while the page is seen; call what comes back to end it. */
export function whileSeen(every: number, act: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const update = () => {
    clearInterval(timer);
    if (document.hidden) return;
    act();
    timer = setInterval(act, every);
  };
  update();
  document.addEventListener("visibilitychange", update);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", update);
  };
}
