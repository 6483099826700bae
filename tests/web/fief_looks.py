"""What cannot be seen at the table of Fief: what lies over names on the map, and what one would have to scroll to."""

from playwright.sync_api import FloatRect, Page

from tests.web.people import DESKTOP, Person
from tests.web.test_legible import DRAWN

# Names, blazons and numbers, and everything drawn on the map that could lie over one of them, by the boxes of their
# ink: of words from the height of a capital to the foot of the lowest letter. Nothing covers what it stands on itself.
COVERED = """
() => {
  const map = document.querySelector(".county");
  const all = (selector) => [...map.querySelectorAll(selector)];
  const words = (node) => {
    const box = node.getBoundingClientRect();
    const size = parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a;
    const base = node.getScreenCTM().f + (Number(node.getAttribute("y")) || 0) * node.getScreenCTM().d
      + (node.hasAttribute("dy") ? 1.05 * size : 0);
    const low = /[gjpqyçÇ,]/.test(node.textContent) ? 0.22 : 0;
    return { left: box.left, right: box.right, top: base - 0.7 * size, bottom: base + low * size };
  };
  const box = (node) => node.getBoundingClientRect();
  const called = (node) => node.closest("[data-row]")?.dataset.row ?? node.closest("[data-town]")?.dataset.town
    ?? node.closest(".see")?.querySelector("[data-target]").dataset.target ?? node.textContent;
  const kinds = [
    ["the name", ".land text", words], ["the blazon at", ".land .blazon", box], ["a badge at", ".badge", box],
    ["the lord at", ".pill .lord", box], ["the number at", ".pill b", box], ["the bishop of", ".mitre", box],
    ["what lies on", ".sticker", box],
  ];
  const things = kinds.flatMap(([kind, selector, ink]) => all(selector).map((node) => ({ kind, node, at: ink(node) })));
  const over = [
    ["a counter at", ".pill"], ["a dignity at", ".pill .dignity"], ["a badge at", ".badge"], ["a cross at", ".cross"],
    ["the mitre of", ".mitre"], ["a sticker of", ".sticker"], ["the disc of", ".disc"], ["a button", ".tools button"],
    ["the blazon at", ".land .blazon"],
  ].flatMap(([kind, selector]) => all(selector).map((node) => ({ kind, node, at: box(node) })));
  const isOneThing = (a, b) => a === b || a.contains(b) || b.contains(a)
    || (a.closest(".pill") && a.closest(".pill") === b.closest(".pill"))
    || (b.matches(".disc") && b.closest("[data-town]").contains(a));
  const found = [];
  for (const thing of things) {
    for (const cover of over) {
      if (isOneThing(thing.node, cover.node)) continue;
      const width = Math.min(thing.at.right, cover.at.right) - Math.max(thing.at.left, cover.at.left);
      const height = Math.min(thing.at.bottom, cover.at.bottom) - Math.max(thing.at.top, cover.at.top);
      if (width > 1 && height > 1)
        found.push(`${cover.kind} ${called(cover.node)} covers ${thing.kind} ${called(thing.node)}: `
          + `${width.toFixed(0)}x${height.toFixed(0)}`);
    }
  }
  return found.sort();
}
"""


# What must be scrolled to be seen, of all that belongs to the board.
SCROLLED = """
() => [...document.querySelectorAll(".fief, .fief *")].filter((node) => {
  const looks = getComputedStyle(node);
  const down = /auto|scroll/.test(looks.overflowY) && node.scrollHeight > node.clientHeight + 1;
  const aside = /auto|scroll/.test(looks.overflowX) && node.scrollWidth > node.clientWidth + 1;
  return node.checkVisibility() && (down || aside);
}).map((node) => `${node.className.replace(/ ?s(velte)?-\\w+/g, "")}: ${node.scrollHeight - node.clientHeight} px`)
"""
DESKTOP_PARTS = (".ribbon", ".county", ".families", ".own .purse", ".own .lords", ".own .hand", "h1")


def covered(page: Page) -> list[str]:
    """Names, blazons and numbers on the map over which something else lies."""
    page.locator(".county [data-town]").first.wait_for()
    found: list[str] = page.evaluate(COVERED)
    return found


def out_of_sight(page: Page) -> list[str]:
    """What is asked, what it is about and one's own means, where one would have to scroll to see it."""
    found: list[str] = page.evaluate(SCROLLED)
    for part in (*DESKTOP_PARTS, "[data-scene]"):
        for one in page.locator(part).all():
            box = one.bounding_box() if one.is_visible() else None
            if box and not is_inside(box):
                found.append(f"{part} is not in the window: {box}")
    return found


def is_inside(box: FloatRect) -> bool:
    across = box["x"] > -1 and box["x"] + box["width"] < DESKTOP["width"] + 1
    return across and box["y"] > -1 and box["y"] + box["height"] < DESKTOP["height"] + 1


def unseen(ann: Person) -> dict[str, list[str]]:
    """What cannot be seen at 1366x768 with the whole map."""
    ann.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    ann.page.evaluate(DRAWN)
    found = {"covered": covered(ann.page), "out of sight": out_of_sight(ann.page)}
    return {what: which for what, which in found.items() if which}
