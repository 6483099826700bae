// Focus that roves within an area: one stop for Tab, arrows from thing to thing.

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What a slider itself does with keys; up and down lead away from it. */
const SLIDES = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

/** One stop for Tab in an area; arrows go to the nearest thing in their direction, Home and End to the ends. */
export function rovingFocus(area: HTMLElement): () => void {
  // What is disabled takes no focus: as the one stop it would shut the whole area to the keyboard.
  const stops = () =>
    [...area.querySelectorAll<HTMLElement>("[data-stop]:not(:disabled)")].filter((stop) => stop.checkVisibility());
  let current: HTMLElement | undefined;

  const settle = () => {
    const all = stops();
    if (!current || !all.includes(current)) current = all.find((stop) => "lit" in stop.dataset) ?? all[0];
    for (const stop of all) {
      const index = stop === current ? 0 : -1;
      if (stop.tabIndex !== index) stop.tabIndex = index;
    }
  };
  const focused = (event: FocusEvent) => {
    const stop = (event.target as HTMLElement).closest<HTMLElement>("[data-stop]");
    if (!stop || stop === current) return;
    if (current) current.tabIndex = -1;
    stop.tabIndex = 0;
    current = stop;
  };
  const pressed = (event: KeyboardEvent) => {
    const all = stops();
    const here = (event.target as HTMLElement).closest<HTMLElement>("[data-stop]");
    if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
    if (SLIDES.has(event.key) && here.matches("input[type=range]")) return;
    const step = STEPS[event.key];
    const next = step
      ? nearest(here, all, step)
      : event.key === "Home"
        ? all[0]
        : event.key === "End"
          ? all.at(-1)
          : null;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  // After the frame: whether a thing is seen is a question of layout, and nobody is that quick with Tab.
  let late: ReturnType<typeof setTimeout> | undefined;
  const later = () => (late ??= setTimeout(() => ((late = undefined), settle()), 30));
  const watcher = new MutationObserver(later);
  watcher.observe(area, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  area.addEventListener("focusin", focused);
  area.addEventListener("keydown", pressed);
  later();
  return () => {
    watcher.disconnect();
    clearTimeout(late);
    area.removeEventListener("focusin", focused);
    area.removeEventListener("keydown", pressed);
  };
}

function nearest(here: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | null {
  const from = middle(here);
  if (dx) {
    // Buttons of the same row come before nearer ones of another row, so that no row of unequal buttons is left out.
    const [top, bottom] = [here.getBoundingClientRect().top, here.getBoundingClientRect().bottom];
    const row = all.filter((stop) => {
      const box = stop.getBoundingClientRect();
      const y = (box.top + box.bottom) / 2;
      return stop !== here && y > top && y < bottom && (middle(stop).x - from.x) * dx > 4;
    });
    if (row.length) all = row;
  }
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const stop of all) {
    if (stop === here) continue;
    const to = middle(stop);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const beside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    // Up and down, what stands above or below at all is not aside, however wide it is.
    const aside = dy && overlaps(here, stop) ? beside / 100 : beside;
    // Straight on goes before aside: a neighbour in the same row is nearer than one a row away.
    const far = along + aside * 3;
    if (along > 4 && far < least) {
      least = far;
      best = stop;
    }
  }
  return best;
}

function overlaps(one: HTMLElement, other: HTMLElement): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right;
}

function middle(node: HTMLElement): { x: number; y: number } {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
