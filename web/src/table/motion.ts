/**
 * Cards fly: what has a `data-fly` and stands elsewhere after a change moves there, what appears comes from its zone and
 * what vanishes goes to one (`data-zone`). The state is true at once; only its picture is late, by 220 ms at most.
 */
import { settings } from "$/state/settings.svelte";
import type { Flight } from "$/games/game";

const DURATION = 220;
const EASE = "cubic-bezier(.2, .8, .2, 1)";
/** More things than this at once are no longer followed by anybody: then they are simply there. */
const MOST = 24;

interface Spot {
  rect: DOMRect;
  element: HTMLElement;
}

/** Where everything is. */
function spots(root: HTMLElement): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) found.set(element.dataset.fly ?? "", { rect, element });
  }
  return found;
}

function zone(root: HTMLElement, name: string | undefined): DOMRect | undefined {
  if (!name) return;
  const rect = root.querySelector(`[data-zone="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : undefined;
}

/** Moves the picture of a thing from one place to where it is. */
function fly(element: HTMLElement, from: DOMRect, to: DOMRect): Animation {
  const [x, y] = [from.left - to.left + (from.width - to.width) / 2, from.top - to.top + (from.height - to.height) / 2];
  const scale = from.width / to.width || 1;
  return element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 60 },
      { transform: "none", zIndex: 60 },
    ],
    { duration: DURATION, easing: EASE },
  );
}

/** Watches over a table. Call `before` when the scene is about to change and `after` when the page shows the new one. */
export class Motion {
  private last = new Map<string, Spot>();
  private ghosts: { element: HTMLElement; rect: DOMRect; what: string }[] = [];
  private running: Animation[] = [];

  constructor(private readonly root: () => HTMLElement | undefined) {}

  /** Remembers where things are. */
  before(): void {
    const root = this.root();
    if (!root || !settings.moves) return;
    this.skip();
    this.last = spots(root);
    this.ghosts = [...this.last].map(([what, { element, rect }]) => ({
      element: element.cloneNode(true) as HTMLElement,
      rect,
      what,
    }));
  }

  /** Lets things fly from where they were to where they are. */
  after(flights: Flight[]): void {
    const root = this.root();
    if (!root || !settings.moves || this.last.size === 0) return;
    const now = spots(root);
    const moved = [...now].filter(([what, { rect }]) => {
      const old = this.last.get(what)?.rect;
      return old && (Math.abs(old.left - rect.left) > 2 || Math.abs(old.top - rect.top) > 2);
    });
    if (moved.length <= MOST) {
      for (const [what, { element, rect }] of moved) {
        const old = this.last.get(what);
        if (old) this.running.push(fly(element, old.rect, rect));
      }
    }
    for (const { what, from, to } of flights.slice(-MOST)) {
      const here = now.get(what);
      if (here && !this.last.has(what)) {
        const origin = zone(root, from);
        if (origin) this.running.push(fly(here.element, origin, here.rect));
      } else if (!here && this.last.has(what)) {
        this.leave(root, what, zone(root, to));
      }
    }
    this.last = new Map();
    this.ghosts = [];
  }

  /** The picture of something that is gone flies to a zone and vanishes. */
  private leave(root: HTMLElement, what: string, target: DOMRect | undefined): void {
    const ghost = this.ghosts.find((ghost) => ghost.what === what);
    if (!ghost || !target) return;
    const { element, rect } = ghost;
    element.removeAttribute("data-fly");
    element.setAttribute("aria-hidden", "true");
    element.inert = true;
    const home = root.getBoundingClientRect();
    Object.assign(element.style, {
      position: "absolute",
      left: `${rect.left - home.left + root.scrollLeft}px`,
      top: `${rect.top - home.top + root.scrollTop}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
      margin: "0",
      pointerEvents: "none",
      zIndex: "60",
    });
    root.append(element);
    const [x, y] = [
      target.left - rect.left + (target.width - rect.width) / 2,
      target.top - rect.top + (target.height - rect.height) / 2,
    ];
    const scale = Math.min(1, target.width / rect.width);
    const animation = element.animate(
      [{ transform: "none" }, { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.2 }],
      { duration: DURATION, easing: EASE },
    );
    animation.onfinish = animation.oncancel = () => element.remove();
    this.running.push(animation);
  }

  /** Everything is where it belongs, at once. */
  skip(): void {
    for (const animation of this.running) animation.finish();
    this.running = [];
  }
}
