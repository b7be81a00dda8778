import { settle } from '../support/page-at-rest';
import { address, site } from '../support/servers.mjs';
import { expect, test } from '../support/watched-page';

const HOSTS = ['folders', 'clean', 'exact'] as const;

const SPELLINGS = [
  ['/api/channel.html', '/api/channel'],
  ['/api/channel/', '/api/channel'],
  ['/api/index', '/api/'],
  ['/index.html', '/'],
  ['/API/Channel', '/api/channel'],
  ['/Guide/Quick-Start/', '/guide/quick-start/'],
  ['/guide/api/loadapp', '/guide/API/loadApp'],
  ['/api/setOptions', '/api/setOptioins'],
  ['/api/setoptions.html', '/api/setOptioins'],
  ['/api/channel.html?theme=a#signature', '/api/channel?theme=a#signature'],
] as const;

for (const host of HOSTS) {
  test.describe(`on a host of the kind "${host}"`, () => {
    test.use({ expectedFaults: /404/ });

    test('every spelling becomes the canonical one without an entry in the history, and an unknown address stays and shows the not-found page', async ({
      page,
    }) => {
      await page.goto(address(host, '/hello.html'));
      await expect(page).toHaveURL(address(host, '/hello'));
      // The host of exact files answers nearly all of them with the not-found page.
      for (const [typed, canonical] of host === 'exact' ? SPELLINGS : SPELLINGS.slice(-6)) {
        await test.step(`${typed} becomes ${canonical}`, async () => {
          const entries = await page.evaluate(() => history.length);
          await page.goto(address(host, typed));
          // A host of exact files answers with the not-found page first; leaving in the middle of
          // its way to the page can hang the browser.
          await expect(page).not.toHaveTitle('404');
          await expect(page).toHaveURL(address(host, canonical));
          expect(await page.evaluate(() => history.length)).toBe(entries + 1);
        });
      }
      await page.goBack();
      await expect(page).toHaveURL(address(host, '/api/setOptioins'));
      await expect(page).not.toHaveTitle('404');

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

test.describe('at an address that names another site', () => {
  test.use({ expectedFaults: /40[04]/ });

  test('a reader stays on this one', async ({ page }) => {
    for (const path of ELSEWHERE) {
      await page.goto(site('') + path);
      await settle(page);
      expect(new URL(page.url()).origin, path).toBe(site(''));
    }
  });
});
