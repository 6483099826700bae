// Words that must not be cut off get smaller, or make room, step by step until they fit.

import type { Attachment } from "svelte/attachments";

/** An element that is to fit, and the classes that make it smaller. */
interface Box {
  node: HTMLElement;
  classes: string[];
  spare: number;
}

const due = new Set<Box>();
let isPlanned = false;

/** Gives an element as many of these classes, one after the other, as it needs to hold its content; `words` change it.
    Letters may reach over the last line by a part of their size, `spare`: boxes may not. */
export function fits(classes: string[], spare: number, ...words: unknown[]): Attachment<HTMLElement> {
  void words; // read where this is called, so that it is measured anew when they change
  return (node) => {
    const box = { node, classes, spare };
    const measure = () => plan(box);
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    // The observer measures first of all, with the frame; only fonts that are still to come make it necessary again.
    if (document.fonts?.status === "loading") void document.fonts.ready.then(measure);
    return () => {
      observer.disconnect();
      due.delete(box);
    };
  };
}

/** All that is to be measured in a frame is measured together, still before the frame is drawn. */
function plan(box: Box): void {
  due.add(box);
  if (isPlanned) return;
  isPlanned = true;
  queueMicrotask(() => {
    isPlanned = false;
    const boxes = [...due];
    due.clear();
    fitAll(boxes);
  });
}

/** First everything is read, then everything is written, once for each step: a page is laid out for each change that is
    followed by a question, so asking one box after the other would lay it out once for each of them. */
function fitAll(boxes: Box[]): void {
  for (const { node, classes } of boxes) node.classList.remove(...classes);
  let open = boxes;
  for (let step = 0; open.length; step++) {
    open = open.filter((box) => step < box.classes.length && isOver(box));
    for (const { node, classes } of open) node.classList.add(classes[step]!);
  }
}

function isOver({ node, spare }: Box): boolean {
  const over = 1 + (spare && spare * parseFloat(getComputedStyle(node).fontSize));
  return node.scrollHeight > node.clientHeight + over || node.scrollWidth > node.clientWidth + 1;
}
