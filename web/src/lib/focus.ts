// Whoever works by keyboard must not be thrown back to the top of the page when what had the focus goes away.

/** For use:keeping: when something inside that had the focus is removed, the element itself takes it. */
export function keeping(node: HTMLElement): { destroy(): void } {
  let last: EventTarget | null = null;
  const came = (event: FocusEvent) => (last = event.target);
  const seen = new MutationObserver(() => {
    const lost = last instanceof Node && !last.isConnected && document.activeElement === document.body;
    if (lost) node.focus({ preventScroll: true });
  });
  node.addEventListener("focusin", came);
  seen.observe(node, { childList: true, subtree: true });
  return {
    destroy() {
      node.removeEventListener("focusin", came);
      seen.disconnect();
    },
  };
}

/** For use:scrollable: what is wider than its place can be reached by the keyboard, and only then. */
export function scrollable(node: HTMLElement): { destroy(): void } {
  const look = () => {
    if (node.scrollWidth > node.clientWidth) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const seen = new ResizeObserver(look);
  seen.observe(node);
  for (const child of node.children) seen.observe(child);
  return { destroy: () => seen.disconnect() };
}
