import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { ROUTES } from '../support/routes';
import { address } from '../support/servers.mjs';
import { watchPage } from '../support/watched-page';

/*
 * What holds for every page of the site. To open them all takes long, so each is opened once in a wide window and
 * once on a phone, and the tests look at what was found there.
 */

// All tests of a window run in one worker, which opens the pages once.
test.describe.configure({ mode: 'default' });

type Found = Awaited<ReturnType<typeof open>>;

/** Opens each page in a window. */
async function openAll(browser: Browser, window: BrowserContextOptions): Promise<Found[]> {
  test.slow();
  const page = await browser.newPage({ ...window, reducedMotion: 'reduce' });
  const { faults } = watchPage(page);
  const found: Found[] = [];
  for (const path of ROUTES) found.push(await open(page, path));
  await page.close();
  expect(faults).toEqual([]);
  expect(found.length).toBeGreaterThan(50);
  return found;
}

async function open(page: Page, path: string) {
  const response = await page.goto(address('folders', path));
  return {
    path,
    status: response?.status(),
    html: await response?.text(),
    url: page.url(),
    title: await page.title(),
    ...(await page.evaluate(inPage)),
  };
}

test.describe('in a wide window', () => {
  let found: Found[] = [];

  test.beforeAll(async ({ browser }) => {
    found = await openAll(browser, { viewport: { width: 1440, height: 900 } });
  });

  test('every page answers at its own address, on each kind of host', async ({ request }) => {
    for (const { path, status, url, headings, title, html } of found) {
      expect({ status, url, headings }, path).toEqual({
        status: 200,
        url: address('folders', path),
        headings: 1,
      });
      expect(title, path).not.toBe('404');
      // The same page, by other rules for its address.
      const clean = await request.get(address('clean', path), { maxRedirects: 0 });
      expect(clean.status(), path).toBe(200);
      expect(await clean.text(), path).toBe(html);
    }
  });

  test('no page is longer than people read', () => {
    const tooTall = found.flatMap(({ path, height }) => {
      return height > TALLEST * OTHER_FONT
        ? [`${path} is ${height} px tall, of ${TALLEST}: cut what it says twice.`]
        : [];
    });
    expect(tooTall).toEqual([]);
  });

  for (const name of ['/guide/concept/sandbox', '/guide/advance/coming-from']) {
    test(`no name in a table of ${name} is broken`, () => {
      expect(found.find(({ path }) => path === name)?.brokenNames).toEqual([]);
    });
  }
});

/** How tall a page may be in a window of 1440 pixels: no longer than people read. */
const TALLEST = 12_000;
/** Code has a font of the machine, and with another one a page is up to three in a hundred taller. */
const OTHER_FONT = 1.03;

test.describe('on a phone', () => {
  let found: Found[] = [];

  test.beforeAll(async ({ browser }) => {
    const viewport = { width: 375, height: 700 };
    found = await openAll(browser, { viewport, hasTouch: true, isMobile: true });
  });

  test('no page scrolls sideways', () => {
    for (const { path, width } of found) expect(width, path).toBe(375);
  });

  test('whatever is pressed is large enough for a finger', () => {
    for (const { path, smallTargets } of found) expect(smallTargets, path).toEqual([]);
  });

  test('tables are read without scrolling sideways, and no name in them is broken', () => {
    expect(found.find(({ path }) => path === '/api/run')?.tables.length).toBeGreaterThan(0);
    for (const { path, tables, brokenNames } of found) {
      expect(tables, path).toEqual(tables.map(() => ({ overflow: 0, cut: 0 })));
      expect(brokenNames, path).toEqual([]);
    }
  });
});

/** Runs in the page. */
function inPage() {
  const { scrollWidth: width, scrollHeight: height } = document.documentElement;
  const headings = document.querySelectorAll('h1').length;
  const tables = [...document.querySelectorAll('main table')].map((table) => {
    const around = table.parentElement ?? table;
    const cells = [...table.querySelectorAll('td')].filter((cell) => cell.hasChildNodes());
    return {
      overflow: around.scrollWidth - around.clientWidth,
      cut: cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length,
    };
  });
  return { width, height, headings, tables, brokenNames: broken(), smallTargets: smallTargets() };

  /** The names in tables that stand in more than one line. */
  function broken(): string[] {
    const names: string[] = [];
    const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.closest('main td')) continue;
      for (const { 0: name, index } of (text.textContent ?? '').matchAll(/[\w$]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + name.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) names.push(name);
      }
    }
    return names;
  }

  /** Links among words are as high as their line, and a press on the label of a field presses the field. */
  function smallTargets(): string[] {
    const LEAST = 43.5;
    const isOfText = (element: Element) =>
      getComputedStyle(element).display === 'inline' && !element.closest('nav, footer');
    return [...document.querySelectorAll('a[href], button, summary, select, input')]
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((element) => !isOfText(element) && !element.matches(':disabled'))
      .map((element) => ({
        element,
        box: (element.closest('label') ?? element).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && (box.width < LEAST || box.height < LEAST))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width} x ${box.height}`);
  }
}
