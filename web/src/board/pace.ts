// Shows what happens one action at a time, so that one sees who did what; never far behind where others wait.

import type { Action } from "$api";
// The server stops the clocks of those whose boards are behind, by the same figures.
import pacing from "../../../src/signoria/table/pacing.json";
import type { Speed } from "../lib/settings.svelte";

/** Seconds for each weight: nothing to wait for, a bid or a pass, the usual, a battle or an election. */
const SECONDS: Record<Speed, number[]> = pacing.seconds;
const [ASIDE, BRIEF, GRAVE] = [0, 1, 3];

/** With several people the board is never more than 6 seconds behind; timers may be a little late. */
export const LATEST = pacing.latest * 1000;

export interface Clock {
  now(): number;
  /** Calls after this many milliseconds, unless what it returns is called before. */
  after(milliseconds: number, call: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

export interface Host<State> {
  clock: Clock;
  speed(): Speed;
  /** One person plays, and everybody else at the table waits for the board. */
  alone(): boolean;
  /** The board shows this now. */
  show(state: State): void;
  /** What is told now, or whether the board is behind, has changed. */
  changed(): void;
}

interface Step<State> {
  action: Action;
  /** Whether its beginning was told before: then what is new of it is told. */
  isRest: boolean;
  /** What the board shows with it; null where only the last of several actions has one. */
  state: State | null;
  /** When it must be shown. */
  latest: number;
}

export class Pace<State> {
  /** The action that is told now. */
  current: Action | null = null;
  readonly #host: Host<State>;
  #waiting: Step<State>[] = [];
  #cancel: (() => void) | null = null;
  /** Whether what is told has been told before. */
  #isAgain = false;

  constructor(host: Host<State>) {
    this.#host = host;
  }

  /** Whether the board does not show the present yet. */
  get isBehind(): boolean {
    return this.#waiting.some((step) => step.state !== null);
  }

  /**
   * Actions, and the state they have led to. They take the place of all that waits from the event `first` on: it was taken
   * back, or is part of an action that has gone on. For what is new nobody waits until all is told again.
   */
  take(state: State, actions: Action[], first: number): void {
    if (this.#isAgain) this.catchUp();
    const from = Math.min(first, actions[0]?.first ?? first);
    const replaced = this.#waiting.find((step) => step.action.first >= from);
    this.#waiting = this.#waiting.filter((step) => step.action.first < from);
    const last = this.#waiting.at(-1);
    if (!actions.length) {
      if (last) last.state = state;
      else this.#host.show(state);
    }
    const latest = this.#host.clock.now() + LATEST;
    actions.forEach((action, i) => {
      const isRest = action.first < first && (replaced?.isRest ?? true);
      this.#waiting.push({ action, isRest, state: i === actions.length - 1 ? state : null, latest });
    });
    if (this.#cancel) this.#host.changed();
    else this.#go();
  }

  /** Tell again what has happened, until something new does. The board goes on showing the present. */
  again(actions: Action[]): void {
    if (this.isBehind) return;
    this.#stop();
    this.#isAgain = true;
    this.#waiting = actions.map((action) => ({ action, isRest: false, state: null, latest: Infinity }));
    this.#go();
  }

  /** Show the present immediately; whether the board was behind. */
  catchUp(): boolean {
    const wasBehind = this.isBehind;
    const state = this.#waiting.findLast((step) => step.state !== null)?.state;
    this.#stop();
    this.#waiting = [];
    this.current = null;
    if (state != null) this.#host.show(state);
    this.#host.changed();
    return wasBehind;
  }

  close(): void {
    this.#stop();
    this.#waiting = [];
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#isAgain = false;
  }

  /** From action to action, as long as none is lingered on. */
  #go(): void {
    this.#cancel = null;
    for (let step = this.#waiting.shift(); step; step = this.#waiting.shift()) {
      this.current = step.action;
      if (step.state !== null) this.#host.show(step.state);
      const time = this.#time(step);
      if (time <= 0) continue;
      this.#cancel = this.#host.clock.after(time, () => this.#go());
      this.#host.changed();
      return;
    }
    this.current = null;
    this.#isAgain = false;
    this.#host.changed();
  }

  /** How long to linger: as long as one likes, and only as long as all that waits is still shown in time. */
  #time(step: Step<State>): number {
    const usual = this.#usual(step);
    if (this.#host.alone()) return usual;
    const now = this.#host.clock.now();
    let share = 1;
    let before = usual;
    for (const next of this.#waiting) {
      if (before > 0) share = Math.min(share, (next.latest - now) / before);
      before += this.#usual(next);
    }
    return usual * Math.max(share, 0);
  }

  /** What an action goes on with is read quickly, unless it is grave. The server counts the same (`pacing.py`). */
  #usual({ action: { weight }, isRest }: Step<State>): number {
    const seconds = SECONDS[this.#host.speed()];
    return (seconds[isRest && weight < GRAVE ? Math.min(weight, BRIEF) : weight] ?? 0) * 1000;
  }
}

/** Whoever did something knows it, and waits for nothing but what is grave. */
export function briefly(action: Action, own: (number | null)[]): Action {
  return own.includes(action.seat) && action.level === 0 && action.weight < GRAVE
    ? { ...action, weight: ASIDE }
    : action;
}
