import { resizeTo } from '../support/page-at-rest';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

/** Each kind of page, and what its parts may be: steps, tabs, wide tables, long identifiers, drawings, cards. */
const GROUPS = {
  guides: [
    ['folders', '/guide/quick-start/start'],
    ['folders', '/guide/concept/lifecycle'],
    ['folders', '/guide/concept/sandbox'],
    ['folders', '/guide/demo/compatibility'],
    ['folders', '/hello'],
  ],
  'references and articles': [
    ['folders', '/api/'],
    ['folders', '/api/run'],
    ['folders', '/issues/errors'],
    ['folders', '/blog/'],
    ['folders', '/blog/architecture'],
  ],
  'other kinds of pages': [
    ['folders', '/'],
    ['folders', '/playground'],
    ['folders', '/playground/challenges'],
    ['folders', '/nowhere'],
    ['fixture', '/'],
    ['fixture', '/markdown/components'],
    ['fixture', '/markdown/diagram'],
  ],
} as const;
const WIDTHS = [320, 375, 768, 1024, 1440];

// Pictures would depend on the fonts of the machine; where things stand to each other does not.
test.use({ reducedMotion: 'reduce', expectedFaults: /\/nowhere$/ } as const);

for (const [name, pages] of Object.entries(GROUPS)) {
  test(`nothing overlaps, is cut or reaches over the edge on ${name}`, async ({ page }) => {
    const faults: string[] = [];
    for (const [site, path] of pages) {
      await page.goto(address(site, path));
      for (const width of WIDTHS) {
        await resizeTo(page, width);
        const found = await page.evaluate(faultsOfLayout);
        faults.push(...found.map((fault) => `${site} ${path}, ${width} wide: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

/** Runs in the page. */
function faultsOfLayout(): string[] {
  // The box of a playground has journeys of its own.
  const UNSEEN = 'script, style, .visually-hidden, [data-part="playground"]';
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];

  // The parts of the frame, from the left to the right
  const parts = ['[data-part="sidebar"]', 'main', '[data-part="outline"]']
    .map((selector) => document.querySelector(selector))
    .filter((part) => part?.checkVisibility() && !part.matches(':popover-open'))
    .map((part) => (part as Element).getBoundingClientRect());
  for (const [index, box] of parts.entries()) {
    const before = parts[index - 1];
    if (before && before.right > box.left + 1)
      faults.push(`part ${index} begins in the one before`);
  }

  // Each line of words: its box without the room above and below its letters
  const lines: { text: string; box: DOMRect; node: Node }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim().slice(0, 30) ?? '';
    if (!parent || text === '' || parent.closest(UNSEEN)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (getComputedStyle(parent).clipPath !== 'none') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      const box = new DOMRect(x, y + height / 4, width, height / 2);
      if (width > 1 && !isScrolledAway(parent, box)) lines.push({ text, node, box });
    }
  }

  for (const { text, box, node } of lines) {
    let [left, right, top, bottom] = [0, clientWidth, -Infinity, Infinity];
    for (let parent = node.parentElement; parent; parent = parent.parentElement) {
      const { overflowX, overflowY, position, textOverflow } = getComputedStyle(parent);
      // What scrolls shows the rest, and an ellipsis says that there is more.
      const isShort = textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX);
      if (isShort && parent !== document.documentElement) {
        [left, right, top, bottom] = [-Infinity, Infinity, -Infinity, Infinity];
        break;
      }
      const edge = parent.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX)) {
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      }
      if (/hidden|clip/.test(overflowY)) {
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      if (position === 'fixed') break;
    }
    const isCut =
      box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1;
    if (isCut) faults.push(`"${text}" is cut`);
  }

  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [index, { text, box, node }] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= box.bottom - 1) break;
      if (other.node === node) continue;
      const shared = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      if (shared > 1) faults.push(`"${text}" lies on "${other.text}"`);
    }
  }
  return faults.slice(0, 12);

  function isScrolledAway(element: Element, box: DOMRect): boolean {
    const around = element.parentElement;
    if (!around || around === document.body) return false;
    const edge = element.getBoundingClientRect();
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY);
    return (
      (scrolls && (box.bottom < edge.top || box.top > edge.bottom)) || isScrolledAway(around, box)
    );
  }
}
