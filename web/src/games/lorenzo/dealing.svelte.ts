// How many rows of cards have been dealt in a round: one more with each frame.

export class Dealing {
  readonly #rows: number;
  #dealt = $state.raw({ round: 0, rows: 0 });

  /** `round`: whose cards lie there already. */
  constructor(rows: number, round: number) {
    this.#rows = rows;
    this.#dealt = { round, rows };
  }

  /** How many rows lie there in a round. */
  dealt(round: number): number {
    return this.#dealt.round === round ? this.#dealt.rows : 0;
  }

  /** Deal what is left of a round. The next frame still belongs to the move before; what is returned ends it. */
  deal(round: number): () => void {
    let frame = 0;
    const wait = (then: () => void) => (frame = requestAnimationFrame(then));
    const next = () => {
      const rows = this.dealt(round) + 1;
      if (rows > this.#rows) return;
      this.#dealt = { round, rows };
      wait(next);
    };
    wait(() => wait(next));
    return () => cancelAnimationFrame(frame);
  }
}
