"""What can be said of a page as it is drawn: axe's rules, contrast and size of words, what is cut off, what fits."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

AXE = Axe()

# For every word that is drawn: its colour, and what lies behind it, painted over each other from the back. axe does
# this for HTML but not for words in SVG. What lies behind is asked of the browser: all must be touchable meanwhile.
CONTRASTS = """
() => {
  const open = new CSSStyleSheet();
  open.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, open];
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const parsed = new Map();
  const parse = (colour) => {
    if (!parsed.has(colour)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      parsed.set(colour, [r, g, b, a / 255]);
    }
    return parsed.get(colour);
  };
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
  const linear = (c) => ((c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const opacity = (node) => {
    let all = 1;
    for (let one = node; one instanceof Element; one = one.parentElement) all *= Number(getComputedStyle(one).opacity);
    return all;
  };
  const isDrawing = (node) => node instanceof SVGElement && !(node instanceof SVGSVGElement);
  const paint = (node) => {
    const looks = getComputedStyle(node);
    let colour;
    if (isDrawing(node)) {
      if (!(node instanceof SVGGeometryElement) || !/^(rgb|color)/.test(looks.fill)) return null;
      colour = [...parse(looks.fill)];
      colour[3] *= Number(looks.fillOpacity);
    } else {
      colour = [...parse(looks.backgroundColor)];
    }
    colour[3] *= opacity(node);
    return colour[3] > 0 ? colour : null;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!/[\\p{L}\\p{N}]/u.test(text.data)) continue;
    const node = text.parentElement;
    if (node.closest("script, style, title, desc, option, [aria-disabled=true], :disabled, .spoken")) continue;
    if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getClientRects()[0] ?? node.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (box.width < 2 || box.height < 2 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const stack = document.elementsFromPoint(x, y);
    const at = stack.findIndex((one) => one === node || node.contains(one) || one.contains(node));
    if (at < 0 || (stack[0] !== node && !stack[0].contains(node) && !node.contains(stack[0]))) continue; // covered
    let ground = [255, 255, 255, 1];
    for (const one of stack.slice(at).reverse()) {
      if (one instanceof SVGTextContentElement) continue;
      const colour = paint(one);
      if (colour) ground = over(colour, ground);
    }
    const looks = getComputedStyle(node);
    const words = [...parse(isDrawing(node) ? looks.fill : looks.color)];
    words[3] *= opacity(node);
    const shown = over(words, ground);
    const [dark, bright] = [light(shown), light(ground)].sort((a, b) => a - b);
    const ratio = (bright + 0.05) / (dark + 0.05);
    const size = parseFloat(looks.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(looks.fontWeight) >= 700);
    const named = (one) => one?.getAttribute("class") || one?.tagName;
    found.push({ text: text.data.trim().slice(0, 40), ratio: Math.round(ratio * 100) / 100, large,
      words: shown.map(Math.round).slice(0, 3).join(), ground: ground.map(Math.round).slice(0, 3).join(),
      where: `${named(node)} < ${named(node.parentElement)}` });
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== open);
  return found;
}
"""


# Words that are smaller than a number of pixels, that something hides the rest of, or that stick out of the thing they
# stand on. What can be scrolled to is not cut off; letters may reach over their own line by a quarter of their size.
UNREADABLE = """
(least) => {
  const THINGS = "button, a, dialog, section, article, aside, header, nav, .card, .leader";
  const found = new Set();
  const seen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const named = (one) => one?.getAttribute("class")?.replace(/ ?s(velte)?-\\w+/g, "") || one?.tagName;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    const words = text.data.trim().slice(0, 40);
    if (!words || node.closest("script, style, title, option, .spoken") || !seen(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (!rects.length || rects.every((box) => box.bottom < 0)) continue; // above the window: shown by focus
    const drawn = node instanceof SVGTextContentElement;
    const size = parseFloat(getComputedStyle(node).fontSize) * (drawn ? node.getScreenCTM().a : 1);
    const where = `${named(node)} < ${named(node.parentElement)}`;
    if (size < least - 0.01) found.add(`${words}: ${size.toFixed(1)} px (${where})`);
    if (drawn) continue;
    const spare = size / 4;
    let scrolls = false;
    for (let box = node; box && box !== document.body && !scrolls; box = box.parentElement) {
      const looks = getComputedStyle(box);
      if (looks.clipPath !== "none") break;
      scrolls = /auto|scroll/.test(looks.overflowX + looks.overflowY);
      const isBox = !scrolls && looks.display !== "inline" && looks.display !== "contents";
      const hides = /hidden|clip/.test(looks.overflowX + looks.overflowY);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const out = isBox && (hides || box.matches(THINGS)) && rects.some((one) =>
        one.left < left - 1.5 || one.right > right + 1.5 || one.top < top - spare || one.bottom > bottom + spare);
      if (out) found.add(`${words}: ${hides ? "cut off by" : "out of"} ${named(box)}`);
      if (out || looks.position === "fixed" || box.matches("[data-floats]")) break; // these lie in the window alone
    }
  }
  for (const card of document.querySelectorAll(".card[class*=' '], .leader .face")) {
    const over = card.scrollHeight - card.clientHeight;
    if (seen(card) && over > 2) found.add(`${card.textContent.trim().slice(0, 40)}: ${over} px too high for its card`);
  }
  return [...found].sort();
}
"""


# At Princes' table: what is asked, what it is about and one's own means, which are on the plate where one is open.
TABLE = (
    ".over, .play:not(:has(.over)) > .stage",
    ".over, .play:not(:has(.over)) [data-court]",
    ".purse",
    ".hand",
    ".rivals",
)
OUT_OF_SIGHT = """
(parts) => parts.filter((part) => ![...document.querySelectorAll(part)].some((one) => {
  const { left, right, top, bottom, width } = one.getBoundingClientRect();
  const isWhole = !one.matches(".over") || one.scrollHeight <= one.clientHeight + 1;
  return isWhole && width > 0 && left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
}))
"""


def faint_words(page: Page, least: float = 4.5, least_large: float = 3.0) -> list[str]:
    """Words whose contrast is too low, each once."""
    found: list[dict[str, Any]] = page.evaluate(CONTRASTS)
    assert found, "nothing is written on this page"
    faint = [word for word in found if word["ratio"] < (least_large if word["large"] else least)]
    return sorted({f"{w['text']!r} {w['ratio']} ({w['words']} on {w['ground']}, {w['where']})" for w in faint})


def unreadable_words(page: Page, least: float = 12.0) -> list[str]:
    """Words under 12 pixels, cut off, or out of the thing they stand on, and why."""
    found: list[str] = page.evaluate(UNREADABLE, least)
    return found


def violations(page: Page) -> list[str]:
    """What axe finds wrong, rule by rule, with the first places."""
    found = AXE.run(page).response["violations"]
    return [f"{one['id']}: {one['help']}: {[node['html'][:150] for node in one['nodes'][:3]]}" for one in found]


def scrolls(page: Page) -> bool:
    """Whether the page itself is larger than its window."""
    found: bool = page.evaluate(
        "() => { const e = document.documentElement;"
        " return e.scrollHeight > innerHeight + 1 || e.scrollWidth > innerWidth + 1; }"
    )
    return found


def sideways(page: Page) -> bool:
    """Whether one must scroll sideways, which nobody should on a phone."""
    found: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")
    return found


def out_of_sight(page: Page, parts: tuple[str, ...] = TABLE) -> list[str]:
    """What one can see only after scrolling."""
    found: list[str] = page.evaluate(OUT_OF_SIGHT, list(parts))
    return [*found, *(["the page"] if scrolls(page) else [])]


def check_looks(page: Page) -> None:
    """In both themes."""
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert (theme, faint_words(page)) == (theme, [])
        assert (theme, violations(page)) == (theme, [])
    assert unreadable_words(page) == []
    assert not sideways(page)
