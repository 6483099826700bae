import { expect, test, vi } from "vitest";
import { fits } from "./fits";

/** An element that is 20 pixels high, and its content less with every class it has. */
function box(content: number[]): HTMLElement {
  const node = document.body.appendChild(document.createElement("p"));
  node.style.fontSize = "16px";
  Object.defineProperty(node, "clientHeight", { value: 20 });
  Object.defineProperty(node, "scrollHeight", { get: () => content[node.classList.length] });
  return node;
}

function measured(content: number[], spare = 0): string {
  let measure = () => undefined as void;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const node = box(content);
  const leave = fits(["smaller", "smallest"], spare)(node);
  measure();
  measure(); // a second time changes nothing
  if (leave) leave();
  node.remove();
  return node.className;
}

test("what fits is left as it is", () => {
  expect(measured([20, 10, 5])).toBe("");
});

test("it takes as few steps as it needs", () => {
  expect(measured([40, 20, 5])).toBe("smaller");
  expect(measured([60, 40, 20])).toBe("smaller smallest");
});

test("letters may reach over their last line", () => {
  expect(measured([23, 10, 5], 0.25)).toBe("");
  expect(measured([23, 10, 5])).toBe("smaller");
});
