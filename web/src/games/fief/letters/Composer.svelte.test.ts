// A letter that is being written, against a table that is not there.

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { legalMove } from "../../../../testing/server";
import Composer from "./Composer.svelte";

let mounted: Record<string, unknown>;
afterEach(() => void unmount(mounted));

test("a letter is composed as one, also while the game takes no offers", async () => {
  const money = { ...legalMove("money give 1"), move: { verb: "money", way: "give", sum: 1 } };
  const foresee = vi.fn().mockResolvedValue({ legal: [money, legalMove("propose")] });
  const mailbox = { refusal: null, busy: false, send: vi.fn() };
  const table = { foresee, mailbox, names: ["Ann", "Bob"], seat: 0, legal: [], refusal: null, picture: null };
  const facts = { sums: [1, 5] };
  const props = { table: { ...table, facts } as never, to: 1, moves: [], onclose: () => undefined };
  mounted = mount(Composer, { target: document.body, props });
  await tick();
  flushSync();
  expect(foresee).toHaveBeenLastCalledWith(["offer 1"], false, true);
  document.querySelector<HTMLButtonElement>("[data-term='money give 1']")!.click();
  await tick();
  flushSync();
  expect(foresee).toHaveBeenLastCalledWith(["offer 1", "money give 1"], false, true);
});
