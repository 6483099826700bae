// Words that must not be cut off get smaller, or make room, step by step until they fit.

import type { Attachment } from "svelte/attachments";

/** Gives an element as many of these classes, one after the other, as it needs to hold its content; `words` change it.
    Letters may reach over the last line by a part of their size, `spare`: boxes may not. */
export function fits(classes: string[], spare: number, ...words: unknown[]): Attachment<HTMLElement> {
  void words; // read where this is called, so that it is measured anew when they change
  return (node) => {
    const measure = () => {
      node.classList.remove(...classes);
      for (const one of classes) {
        const over = 1 + spare * parseFloat(getComputedStyle(node).fontSize);
        if (node.scrollHeight <= node.clientHeight + over && node.scrollWidth <= node.clientWidth + 1) return;
        node.classList.add(one);
      }
    };
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    void document.fonts?.ready.then(measure);
    return () => observer.disconnect();
  };
}
