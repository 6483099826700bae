// A table that is not there: it notes what is done.

import type { Action, HintMove } from "$api";
import type { LegalMove, Preview } from "../src/lib/types";
import { updateOf } from "./server";

export class FakeTable {
  at = $state(1);
  chosen = $state.raw<LegalMove | null>(null);
  preview = $state.raw<Preview | null>(null);
  done: string[] = [];
  names = ["Ann"];
  seat = 0;
  legal: LegalMove[] = [];
  news = $state.raw<Action[]>([]);
  hinted = $state.raw<HintMove[]>([]);
  get update() {
    return updateOf(0, this.at);
  }
  thing(_kind: string, name: string) {
    return name === "castle" ? { title: "Castle", lines: ["Strong."] } : undefined;
  }
  choose(text: string) {
    this.chosen = { text } as LegalMove;
    this.done.push(`choose ${text}`);
  }
  confirm() {
    this.done.push("confirm");
  }
  cancel() {
    this.chosen = null;
    this.done.push("cancel");
  }
  why(what: unknown) {
    this.done.push(`why ${JSON.stringify(what)}`);
  }
}
