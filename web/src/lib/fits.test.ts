import { expect, test, vi } from "vitest";
import { fits } from "./fits";

/** An element that is 20 pixels high, and its content less with every class it has; `note` is told what is done to it. */
function box(content: number[], note: (what: string) => void = () => undefined): HTMLElement {
  const node = document.body.appendChild(document.createElement("p"));
  node.style.fontSize = "16px";
  Object.defineProperty(node, "clientHeight", { value: 20 });
  Object.defineProperty(node, "scrollHeight", {
    get() {
      note("read");
      return content[node.classList.length];
    },
  });
  const add = node.classList.add.bind(node.classList);
  node.classList.add = (...names) => {
    note("write");
    add(...names);
  };
  return node;
}

/** Measure boxes as one frame does, twice: the second time changes nothing. */
async function measure(nodes: HTMLElement[], spare = 0): Promise<string[]> {
  const measures: (() => void)[] = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        measures.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  const leaves = nodes.map((node) => fits(["smaller", "smallest"], spare)(node));
  for (const _ of [1, 2]) {
    measures.forEach((one) => one());
    await Promise.resolve();
  }
  leaves.forEach((leave) => leave?.());
  nodes.forEach((node) => node.remove());
  return nodes.map((node) => node.className);
}

const measured = async (content: number[], spare = 0) => (await measure([box(content)], spare))[0];

test("what fits is left as it is", async () => {
  expect(await measured([20, 10, 5])).toBe("");
});

test("it takes as few steps as it needs", async () => {
  expect(await measured([40, 20, 5])).toBe("smaller");
  expect(await measured([60, 40, 20])).toBe("smaller smallest");
});

test("letters may reach over their last line", async () => {
  expect(await measured([23, 10, 5], 0.25)).toBe("");
  expect(await measured([23, 10, 5])).toBe("smaller");
});

test("many are measured together, so that the page is laid out once for each step and not for each of them", async () => {
  const done: string[] = [];
  const contents = [
    [60, 40, 20],
    [40, 20, 5],
    [20, 10, 5],
    [60, 40, 20],
  ];
  const classes = await measure(contents.map((content) => box(content, (what) => done.push(what))));
  expect(classes).toEqual(["smaller smallest", "smaller", "", "smaller smallest"]);
  const layouts = done.filter((what, i) => what === "read" && done[i - 1] !== "read").length;
  expect(layouts).toBe(2 * 2); // two frames; the third step has nothing left to ask
});

test("what has left the page is not measured any more", async () => {
  const done: string[] = [];
  let measureIt = () => undefined as void;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        measureIt = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const node = box([60, 40, 20], (what) => done.push(what));
  const leave = fits(["smaller"], 0)(node);
  measureIt();
  leave?.();
  await Promise.resolve();
  expect(done).toEqual([]);
  node.remove();
});
