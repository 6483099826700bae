// Lines that are walked through by arrows: one stop for Tab, which is the area they stand in.

/** Up and down go from line (`data-line`) to line, left and right through the buttons of one, Home and End to the ends. */
export function walksLines(area: HTMLElement): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = nextTo(area, event.target as HTMLElement, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  area.addEventListener("keydown", pressed);
  return () => area.removeEventListener("keydown", pressed);
}

function nextTo(area: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const lines = [...area.querySelectorAll<HTMLElement>("[data-line]")];
  const line = from.closest<HTMLElement>("[data-line]");
  if (key === "Home") return lines[0];
  if (key === "End") return lines.at(-1);
  const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[key];
  if (!step) return undefined;
  const isUpright = key === "ArrowUp" || key === "ArrowDown";
  // Whoever comes in begins with the newest.
  if (!line) return isUpright ? lines.at(-1) : undefined;
  const stops = isUpright ? lines : [line, ...line.querySelectorAll<HTMLElement>("button")];
  return stops[stops.indexOf(isUpright ? line : from) + step];
}
