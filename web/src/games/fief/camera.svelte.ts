// What part of the map is seen: wheel and two fingers zoom, dragging moves it.

import type { Fief } from "$api";
import type { Point } from "./geometry";

const MOST = 2.6;
const DRAG = 5; // pixels that a pointer may tremble without dragging the map

export class Camera {
  readonly #board: Fief.Board;
  width = $state(0);
  height = $state(0);
  #zoom = $state(1);
  /** The middle of what is seen, in units. */
  #middle = $state.raw<Point>([0, 0]);

  constructor(board: Fief.Board) {
    this.#board = board;
    this.#middle = [board.width / 2, board.height / 2];
  }

  get isWhole(): boolean {
    return this.#zoom === 1;
  }

  /** Pixels of a unit. */
  get scale(): number {
    const fit = Math.min(this.width / this.#board.width, this.height / this.#board.height) || 0.7;
    return fit * this.#zoom;
  }

  get #corner(): Point {
    const [x, y] = this.#within(this.#middle);
    return [x - this.width / this.scale / 2, y - this.height / this.scale / 2];
  }

  /** What is seen, in units. */
  get seen(): { left: number; top: number; right: number; bottom: number } {
    const [left, top] = this.#corner;
    return { left, top, right: left + this.width / this.scale, bottom: top + this.height / this.scale };
  }

  get viewBox(): string {
    const [x, y] = this.#corner;
    return `${x} ${y} ${this.width / this.scale || 1} ${this.height / this.scale || 1}`;
  }

  /** Where a point of the board lies, as a style; one unit in pixels is `--units` turned round. */
  place(at: Point): string {
    const [x, y] = this.#corner;
    return `left:${(at[0] - x) * this.scale}px;top:${(at[1] - y) * this.scale}px;--units:${1 / this.scale}`;
  }

  reset(): void {
    this.#zoom = 1;
    this.#middle = [this.#board.width / 2, this.#board.height / 2];
  }

  /** Come nearer or go back; the point under the pointer stays. */
  zoom(by: number, x = this.width / 2, y = this.height / 2): void {
    const [left, top] = this.#corner;
    const point: Point = [left + x / this.scale, top + y / this.scale];
    this.#zoom = Math.min(MOST, Math.max(1, this.#zoom * by));
    if (this.#zoom < 1.02) return this.reset();
    this.#look([point[0] + (this.width / 2 - x) / this.scale, point[1] + (this.height / 2 - y) / this.scale]);
  }

  /** Begin near a place: on a small screen the whole map is too small to play on. */
  begin(at: Point, zoom: number): void {
    this.#zoom = zoom;
    this.#look(at);
  }

  /** Nothing beyond the edges is looked at where the map is larger than its frame, also when the frame changes. */
  #within([x, y]: Point): Point {
    const { width, height } = this.#board;
    const [halfWidth, halfHeight] = [this.width / this.scale / 2, this.height / this.scale / 2];
    const clamp = (value: number, half: number, most: number) =>
      half * 2 >= most ? most / 2 : Math.min(Math.max(value, half), most - half);
    return [clamp(x, halfWidth, width), clamp(y, halfHeight, height)];
  }

  #look(at: Point): void {
    this.#middle = this.#within(at);
  }

  #pan(dx: number, dy: number): void {
    this.#look([this.#middle[0] - dx / this.scale, this.#middle[1] - dy / this.scale]);
  }

  readonly attach = (frame: HTMLElement): (() => void) => {
    const fingers = new Map<number, Point>();
    let moved = 0;
    const at = (event: PointerEvent | WheelEvent): Point => {
      const box = frame.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, ...at(event));
    };
    const down = (event: PointerEvent) => {
      if (!fingers.size) moved = 0;
      fingers.set(event.pointerId, at(event));
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const far = (from: Point) => Math.hypot(from[0] - other[0], from[1] - other[1]);
        this.zoom(far(now) / far(before), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
        moved = DRAG;
      } else {
        moved += Math.hypot(now[0] - before[0], now[1] - before[1]);
        if (moved >= DRAG) this.#pan(now[0] - before[0], now[1] - before[1]);
      }
      fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    // Whoever has dragged the map did not mean what lies under the pointer.
    const click = (event: MouseEvent) => {
      if (moved < DRAG || this.isWhole) return;
      moved = 0;
      event.stopPropagation();
      event.preventDefault();
    };
    frame.addEventListener("wheel", wheel, { passive: false });
    frame.addEventListener("pointerdown", down);
    frame.addEventListener("click", click, true);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    return () => {
      frame.removeEventListener("wheel", wheel);
      frame.removeEventListener("pointerdown", down);
      frame.removeEventListener("click", click, true);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    };
  };
}
