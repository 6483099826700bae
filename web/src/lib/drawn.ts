// Where what others do is shown immediately, the answer to your own move is drawn before the page looks at it. At other
// speeds the board takes one action at a time anyway.

import type { ToClient } from "$api";
import { settings } from "./settings.svelte";

const SLOW = 100; // milliseconds after which no frame is waited for, as in a tab that draws none

/** Hands messages on as they come, but waits for the frame after the answer to a move of your own. */
export class OneFrameEach {
  readonly #hear: (message: ToClient) => void;
  /** What came before the frame was drawn; null while none is waited for. */
  #held: ToClient[] | null = null;

  constructor(hear: (message: ToClient) => void) {
    this.#hear = hear;
  }

  heard(message: ToClient): void {
    if (this.#held) this.#held.push(message);
    else this.#pass(message);
  }

  #pass(message: ToClient): void {
    this.#hear(message);
    if (message.type !== "update" || !message.done || settings.pace !== "instant" || document.hidden) return;
    this.#held = [];
    afterFrame(() => this.#drawn());
  }

  #drawn(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const message of held) this.heard(message);
  }
}

function afterFrame(then: () => void): void {
  let isOver = false;
  const once = () => {
    if (!isOver) then();
    isOver = true;
  };
  const late = setTimeout(once, SLOW);
  requestAnimationFrame(() => {
    const drawn = new MessageChannel();
    drawn.port1.onmessage = () => {
      clearTimeout(late);
      drawn.port1.close();
      once();
    };
    drawn.port2.postMessage(0);
  });
}
