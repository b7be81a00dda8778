import { ROUTES } from '../support/routes';
import { expect, test } from './engine-test';

/** Of the site itself every fourth page is opened: those between are made from the same parts. */
const EVERY = 4;

const FIXTURE_PAGES = [
  '/',
  '/guide/a',
  '/zh/guide/a',
  '/1.x/guide/a',
  '/markdown/tabs',
  '/markdown/zoom',
  '/markdown/code',
  '/reference/',
  '/layouts/blank',
  '/nowhere',
];

test('pages load, fit into the window and come alive', async ({ tab, sites }) => {
  test.slow();
  const some = ROUTES.filter((_, index) => index % EVERY === 0);
  for (const url of [...some.map(sites.site), ...FIXTURE_PAGES.map(sites.fixture)]) {
    await tab.open(url);
    const page = await tab.run(() => ({
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      headings: document.querySelectorAll('h1').length,
    }));
    expect(page, url).toEqual({ overflow: 0, headings: 1 });
  }
});

test('a page that is left while it loads reports nothing', async ({ tab, sites }) => {
  // The search is loaded when the page is idle, which is just when it is left here.
  for (let time = 0; time < 6; time++) {
    await tab.load(sites.site('/api/run'));
    await tab.untilAlive();
  }
});
