import { settle } from '../support/page-at-rest';
import { ROUTES } from '../support/routes';
import { address } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

// All of this is there before the scripts of a page run.
test.use({ startsScripts: false });

const HOSTS = ['folders', 'clean', 'exact'] as const;

/** On a host of exact files every clean address is first answered by the not-found page. */
const NOT_FOUND_FIRST = /404.*\/(api|guide|blog|issues|plugins|hello)/;

for (const host of HOSTS) {
  test.describe(`on a host of the kind "${host}"`, () => {
    if (host === 'exact') test.use({ expectedFaults: NOT_FOUND_FIRST });

    test('every page answers at its own address', async ({ page }) => {
      test.setTimeout(180_000);
      for (const route of ROUTES) {
        const response = await page.goto(address(host, route));
        await expect(page).toHaveURL(address(host, route));
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page).not.toHaveTitle('404');
        if (host !== 'exact') expect(response?.status(), route).toBe(200);
      }
    });
  });
}

const SPELLINGS = [
  ['/api/run.html', '/api/run'],
  ['/api/run/', '/api/run'],
  ['/api/run/index', '/api/run'],
  ['/api/run/index.html', '/api/run'],
  ['/api', '/api/'],
  ['/api/index', '/api/'],
  ['/api/index.html', '/api/'],
  ['/index.html', '/'],
  ['/API/RUN', '/api/run'],
  ['/Guide/Quick-Start/', '/guide/quick-start/'],
  ['/guide/api/loadapp', '/guide/API/loadApp'],
  ['/api/setOptions', '/api/setOptioins'],
  ['/api/setoptions.html', '/api/setOptioins'],
  ['/api/run.html?theme=a#example', '/api/run?theme=a#example'],
] as const;

for (const host of HOSTS) {
  test.describe(`on a host of the kind "${host}"`, () => {
    test.use({ expectedFaults: /404/ });

    test('every spelling becomes the canonical one without an entry in the history', async ({
      page,
    }) => {
      test.slow();
      await page.goto(address(host, '/hello.html'));
      await expect(page).toHaveURL(address(host, '/hello'));
      for (const [typed, canonical] of SPELLINGS) {
        await test.step(`${typed} becomes ${canonical}`, async () => {
          await page.goto(address(host, typed));
          await expect(page).toHaveURL(address(host, canonical));
          await expect(page).not.toHaveTitle('404');
          await page.goBack();
          await expect(page).toHaveURL(address(host, '/hello'));
          // A host of exact files answers with the not-found page first; leaving in the middle of
          // its way to the page can hang the browser.
          await expect(page).not.toHaveTitle('404');
        });
      }
    });

    test('an unknown address stays and shows the not-found page', async ({ page }) => {
      const response = await page.goto(address(host, '/api/nope'));
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle('404');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
      await settle(page);
      expect(page.url()).toBe(address(host, '/api/nope'));
      await page.getByRole('link', { name: 'Take me home' }).click();
      await expect(page).toHaveURL(address(host, '/'));
    });
  });
}

const ELSEWHERE = [
  '//evil.example',
  '//evil.example/api/run',
  '/\\evil.example',
  '/%2F%2Fevil.example/api/run',
  '/.//evil.example',
  '/api/..//evil.example',
  '/https://evil.example/api/run',
  '/api/run%2F..%2F%2Fevil.example',
  '/%5Cevil.example/index.html',
  '/?redirect=https://evil.example',
  '/%E0%A4%A',
];

for (const path of ELSEWHERE) {
  test.describe(() => {
    test.use({ expectedFaults: /40[04]/ });

    test(`${path} never leads to another site`, async ({ page }) => {
      await page.goto(address('folders', '') + path);
      await settle(page);
      expect(new URL(page.url()).origin).toBe(address('folders', ''));
    });
  });
}
