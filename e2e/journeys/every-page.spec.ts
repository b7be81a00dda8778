import { expect, type Page, test } from '@playwright/test';
import { ROUTES } from '../support/routes';
import { site } from '../support/servers.mjs';
import { watchPage } from '../support/watched-page';

/*
 * What holds for every page of the site. To open them all takes long, so each is opened once and seen in a wide
 * window and on a phone, and the tests look at what was found there.
 */

// All tests run in one worker, which opens the pages once.
test.describe.configure({ mode: 'default' });

const WINDOWS = { wide: { width: 1440, height: 900 }, phone: { width: 375, height: 700 } };

type Found = Awaited<ReturnType<typeof open>>;

const found: Found[] = [];

test.beforeAll(async ({ browser }) => {
  test.slow();
  const page = await browser.newPage({ hasTouch: true, isMobile: true });
  const { faults } = watchPage(page);
  for (const [index, path] of ROUTES.entries()) {
    // Every other page is opened in the window in which the one before was left.
    found.push(await open(page, path, index % 2 === 0 ? ['wide', 'phone'] : ['phone', 'wide']));
  }
  await page.close();
  expect(faults).toEqual([]);
  expect(found.length).toBeGreaterThan(50);
});

async function open(page: Page, path: string, windows: (keyof typeof WINDOWS)[]) {
  let response: Awaited<ReturnType<Page['goto']>> = null;
  const seen: Partial<Record<keyof typeof WINDOWS, ReturnType<typeof inPage>>> = {};
  for (const window of windows) {
    await page.setViewportSize(WINDOWS[window]);
    response ??= await page.goto(site(path));
    seen[window] = await page.evaluate(inPage);
  }
  return {
    path,
    status: response?.status(),
    url: page.url(),
    title: await page.title(),
    ...(seen as Required<typeof seen>),
  };
}

test('every page answers at its own address', () => {
  for (const { path, status, url, wide, title } of found) {
    expect({ status, url, headings: wide.headings }, path).toEqual({
      status: 200,
      url: site(path),
      headings: 1,
    });
    expect(title, path).not.toBe('404');
  }
});

/** How tall a page may be in a window of 1440 pixels: no longer than people read. */
const TALLEST = 12_000;
/** Code has a font of the machine, and with another one a page is up to three in a hundred taller. */
const OTHER_FONT = 1.03;

test('no page is longer than people read', () => {
  const tooTall = found
    .filter(({ wide }) => wide.height > TALLEST * OTHER_FONT)
    .map(({ path, wide }) => `${path} is ${wide.height} px tall: cut what it says twice.`);
  expect(tooTall).toEqual([]);
});

test('in a wide window no name in a table of long names is broken', () => {
  for (const name of ['/guide/concept/sandbox', '/guide/advance/coming-from']) {
    expect(found.find(({ path }) => path === name)?.wide.brokenNames, name).toEqual([]);
  }
});

test('on a phone no page scrolls sideways, cuts the name of a file or has a target too small for a finger', () => {
  for (const { path, phone } of found) {
    expect(phone, path).toMatchObject({ width: 375, cutNames: [], smallTargets: [] });
  }
  expect(found.reduce((sum, { phone }) => sum + phone.fileNames, 0)).toBeGreaterThan(20);
});

test('on a phone tables are read without scrolling sideways, and no name in them is broken', () => {
  expect(found.find(({ path }) => path === '/api/run')?.phone.tables.length).toBeGreaterThan(0);
  for (const { path, phone } of found) {
    expect(phone.tables, path).toEqual(phone.tables.map(() => ({ overflow: 0, cut: 0 })));
    expect(phone.brokenNames, path).toEqual([]);
  }
});

test('a sub-app never breaks at its hyphen', () => {
  expect(found.reduce((sum, { wide }) => sum + wide.subApps.length, 0)).toBeGreaterThan(100);
  for (const { path, wide, phone } of found) {
    expect(
      [...wide.subApps, ...phone.subApps].filter((lines) => lines > 1),
      path,
    ).toEqual([]);
  }
});

test('what can be pressed changes its colours at once: a fade paints eight times for each that the pointer passes', () => {
  for (const { path, wide } of found) expect(wide.fading, path).toEqual([]);
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
  const fileNames = [...document.querySelectorAll('figcaption > span:not(:last-child)')];
  const subApps = [...document.querySelectorAll('main span[data-whole]')];
  return {
    width,
    height,
    headings,
    tables,
    brokenNames: broken(),
    smallTargets: smallTargets(),
    fileNames: fileNames.length,
    cutNames: fileNames
      .filter((name) => name.scrollWidth > name.clientWidth)
      .map((name) => name.textContent),
    subApps: subApps.map((word) => word.getClientRects().length).filter((lines) => lines > 0),
    fading: [...document.querySelectorAll('a, button, summary, input, select')]
      .filter((element) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(element);
        return /color|all/.test(transitionProperty) && transitionDuration !== '0s';
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  };

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
