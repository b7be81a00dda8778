import { fixture, site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const SITE = 'https://fixture.example/base';

const IN_BOTH = { en: '/guide/a', zh: '/zh/guide/a', 'x-default': '/guide/a' };

/** Pages with the addresses that their heads name. */
const PAGES = [
  ['/guide/a', IN_BOTH],
  ['/zh/guide/a', IN_BOTH],
  ['/', { en: '/', zh: '/zh/', 'x-default': '/' }],
  ['/zh/guide/', { en: '/guide/', zh: '/zh/guide/', 'x-default': '/guide/' }],
  ['/1.x/zh/guide/a', { en: '/1.x/guide/a', zh: '/1.x/zh/guide/a', 'x-default': '/1.x/guide/a' }],
  [
    '/guide/only-in-english',
    { en: '/guide/only-in-english', 'x-default': '/guide/only-in-english' },
  ],
  // Search engines leave these out; the last one has no page.
  ['/section/__meta__', {}],
  ['/layouts/not-found', {}],
  ['/zh/nope', {}],
] as const;

test('each page names itself and its translations in its head, also after a followed link', async ({
  page,
  request,
}) => {
  for (const [path, addresses] of PAGES) {
    const html = await (await request.get(fixture(path))).text();
    const links = html.matchAll(/<link rel="alternate" hrefLang="(.*?)" href="(.*?)"/g);
    const named = Object.fromEntries([...links].map(([, lang, href]) => [lang, href]));
    expect(named, path).toEqual(absolute(addresses));
  }
  const ofOneLanguage = await request.get(site('/api/run'));
  expect(await ofOneLanguage.text()).not.toMatch(/<link[^>]* hreflang=/i);

  await page.goto(fixture('/guide/a'));
  await page.getByRole('link', { name: 'Only in English' }).first().click();
  await expect(page).toHaveURL(fixture('/guide/only-in-english'));
  const links = page.locator('head link[rel="alternate"][hreflang]');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', `${SITE}/guide/only-in-english`);
  }
});

function absolute(addresses: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(addresses).map(([lang, path]) => [lang, SITE + path]));
}
