// Where you are: the path of the page, and links that change it without a reload.

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** The path in its parts: /table/abc/replay is ["table", "abc", "replay"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.#read();
    scrollTo(0, 0);
  }

  replace(to: string): void {
    history.replaceState(null, "", to);
    this.#read();
  }
}

export const route = new Route();

/** For <a use:link>: a plain click goes there immediately, anything else is the browser's. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const click = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    route.go(node.pathname + node.search);
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
