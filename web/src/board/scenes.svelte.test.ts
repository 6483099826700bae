import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import { MOMENT, Scenes } from "./scenes.svelte";

let scenes: Scenes<string>;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { animations: true, pace: "normal" });
  scenes = new Scenes();
});
afterEach(() => {
  scenes.close();
  vi.useRealTimers();
});

test("scenes follow one another by themselves, or sooner for whoever has seen enough", () => {
  scenes.show("report", "round");
  expect(scenes.current).toBe("report");
  vi.advanceTimersByTime(MOMENT - 1);
  expect(scenes.current).toBe("report");
  vi.advanceTimersByTime(1);
  expect(scenes.current).toBe("round");
  scenes.next();
  expect(scenes.current).toBeNull();
});

test("one that is skipped takes no time from the next", () => {
  scenes.show("report", "round");
  vi.advanceTimersByTime(MOMENT - 1);
  scenes.next();
  vi.advanceTimersByTime(MOMENT - 1);
  expect(scenes.current).toBe("round");
});

test("nothing is shown where nothing shall move, nor where all is told immediately", () => {
  settings.animations = false;
  scenes.show("round");
  expect(scenes.current).toBeNull();
  Object.assign(settings, { animations: true, pace: "instant" });
  scenes.show("round");
  expect(scenes.current).toBeNull();
});
