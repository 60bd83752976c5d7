/** Which page is shown: the address, and going elsewhere without loading everything again. */

class Router {
  private place = $state.raw(new URL(location.href));
  /** Not changed by what only the query or the `#` says, so that the page stays. */
  readonly path = $derived(this.place.pathname);
  /** The table or replay that was left last by a link, to go back to. */
  table = $state<string>();

  constructor() {
    addEventListener("popstate", () => (this.place = new URL(location.href)));
    addEventListener("click", (event) => this.follow(event));
  }

  get query(): URLSearchParams {
    return this.place.searchParams;
  }

  /** What stands behind the `#`. */
  get hash(): string {
    return this.place.hash.slice(1);
  }

  go(path: string, { replace = false } = {}): void {
    const url = new URL(path, location.href);
    history[replace ? "replaceState" : "pushState"](null, "", url);
    const isElsewhere = url.pathname !== this.place.pathname;
    if (isElsewhere && /^\/[tr]\//.test(this.place.pathname)) this.table = this.place.href;
    this.place = url;
    if (isElsewhere) scrollTo(0, 0);
  }

  /** Links of our own pages need no loading. */
  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(url.href);
  }
}

export const router = new Router();
