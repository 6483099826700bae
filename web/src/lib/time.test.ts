// Times as people read them: of today the hour, of other days the date.

import { afterEach, expect, test } from "vitest";
import { settings } from "./settings.svelte";
import { briefly } from "./time";

afterEach(() => (settings.language = "en"));

test("what was today says the hour, what was before the day", () => {
  const now = new Date(2026, 10, 18, 20, 30).getTime();
  const at = (...when: [number, number, number, number, number]) => briefly(new Date(...when).getTime() / 1000, now);
  settings.language = "de";
  expect(at(2026, 10, 18, 9, 5)).toBe("09:05");
  expect(at(2026, 10, 17, 23, 59)).toBe("17.11.2026");
});
