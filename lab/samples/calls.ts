import { expect, type Page } from '@playwright/test';
import { letFramesPass } from '../../e2e/support/page-at-rest';
import type { Exports } from './host-page';
import { TASK_CALLS } from './task-calls';

/** What the calls use, besides what the samples import. */
export const CALL_PACKAGES = ['garfish', 'react', 'react-dom/client'];

/**
 * Calls what a sample exports as its page says, by the sample's key: a function that nobody calls
 * has not been run. Each call sees to it that the function did its work.
 */
export const CALLS: Record<string, (page: Page, exports: Exports) => Promise<void>> = {
  ...TASK_CALLS,

  'content/api/channel.mdx useLanguage': async (page, exports) => {
    await exports.evaluate(({ useLanguage }) => {
      const { createElement } = window.packages.react;
      const { createRoot } = window.packages['react-dom/client'];
      const draw = () => createElement('b', null, useLanguage?.('en') as string);
      createRoot(document.body.appendChild(document.createElement('p'))).render(
        createElement(draw),
      );
    });
    await expect(page.locator('b')).toHaveText('en');
    await page.evaluate(() => window.Garfish.channel.emit('portal:language', 'de'));
    await expect(page.locator('b')).toHaveText('de');
  },

  'content/api/getGlobal.mdx realWindow': async (_page, exports) => {
    expect(await exports.evaluate(({ realWindow }) => realWindow?.() === window)).toBe(true);
  },

  'content/api/loadApp.mdx openOrders': async (page, exports) => {
    const orders = page.locator('#orders');
    for (const time of ['first', 'second']) {
      const close = await exports.evaluateHandle(({ openOrders }) => openOrders?.());
      await expect(orders, time).toContainText('orders is at');
      await close.evaluate((hide) => (hide as () => void)());
      await expect(orders, time).toBeEmpty();
    }
  },

  'content/api/preloadApp.mdx preloadOnHover': async (page, exports) => {
    const files = page.waitForRequest('http://localhost:8092/app.js');
    await exports.evaluate(({ preloadOnHover }) => {
      const { default: Garfish } = window.packages.garfish;
      Garfish.registerApp({ name: 'orders', entry: 'http://localhost:8092/' });
      const link = document.createElement('a');
      preloadOnHover?.(link, 'orders');
      link.dispatchEvent(new Event('focus'));
    });
    await files;
  },

  'content/api/registerApp.mdx registerFromServer': async (page, exports) => {
    await exports.evaluate(async ({ registerFromServer }) => {
      const { default: Garfish } = window.packages.garfish;
      Garfish.run({ basename: '/portal', domGetter: '#container' });
      await registerFromServer?.('/portal');
    });
    const names = await page.evaluate(() => Object.keys(window.packages.garfish.default.appInfos));
    expect(names).toEqual(['orders']);
  },

  'content/api/registerApp.mdx startHost': async (page, exports) => {
    await exports.evaluate(async ({ startHost }) => {
      window.packages.garfish.default.setOptions({
        onNotMatchRouter: (path: string) => void Reflect.set(window, 'unmatched', path),
      });
      history.pushState(null, '', '/orders/7');
      const orders = { name: 'orders', entry: 'http://localhost:8092/', activeWhen: '/orders' };
      await startHost?.(async () => [orders]);
    });
    await expect(page.locator('#container')).toContainText('orders is at /orders');
    expect(await page.evaluate(() => Reflect.get(window, 'unmatched'))).toBeUndefined();
  },

  'content/api/router.mdx openOrder': async (page, exports) => {
    await exports.evaluate(({ openOrder }) => {
      window.packages.garfish.default.run({ basename: '/portal' });
      openOrder?.('a&b');
    });
    expect(page.url()).toMatch(/\/portal\/orders\/detail\?id=a%26b$/);
  },

  'content/api/router.mdx redirectGuests': async (page, exports) => {
    await exports.evaluate(({ redirectGuests }) => {
      const { default: Garfish } = window.packages.garfish;
      redirectGuests?.(() => 'isSignedIn' in window);
      const orders = { name: 'orders', activeWhen: '/orders', entry: 'http://localhost:8092/' };
      Garfish.run({ domGetter: '#container', apps: [orders] });
      Garfish.router.push({ path: '/orders' });
    });
    await expect(page).toHaveURL('http://localhost:8080/sign-in');
    // An app that is mounted all the same would show a little later.
    await letFramesPass(page, 20);
    await expect(page.locator('#container')).toBeEmpty();
    await page.evaluate(() => Reflect.set(window, 'isSignedIn', true));
  },

  'content/api/router.mdx countPageViews': async (_page, exports) => {
    const counted = await exports.evaluateHandle(({ countPageViews }) => {
      const paths: string[] = [];
      countPageViews?.((path: string) => paths.push(path));
      const { default: Garfish } = window.packages.garfish;
      Garfish.run();
      for (const path of ['/orders', '/orders#top', '/shop']) Garfish.router.push({ path });
      return paths;
    });
    await expect.poll(() => counted.jsonValue()).toEqual(['/', '/orders', '/shop']);
  },

  'content/api/setGlobal.md shareConfig': async (page, exports) => {
    const stop = await exports.evaluateHandle(({ shareConfig }) =>
      shareConfig?.({ region: 'north' }),
    );
    const shared = () => page.evaluate(() => Reflect.get(window, 'regionConfig'));
    expect(await shared()).toEqual({ region: 'north' });
    await stop.evaluate((clean) => (clean as () => void)());
    expect(await shared()).toBeUndefined();
  },

  'content/api/setOptioins.md addTeamApps start': async (_page, exports) => {
    await exports.evaluate(({ addTeamApps, start }) => {
      const app = { activeWhen: '/', entry: 'http://localhost:8091/' };
      addTeamApps?.([{ ...app, name: 'shop', activeWhen: '/shop' }]);
      addTeamApps?.([{ ...app, name: 'orders', activeWhen: '/orders' }]);
      start?.();
    });
  },

  'content/guide/concept/cache.mdx limitCache': async (page, exports) => {
    await exports.evaluate(({ limitCache }) => limitCache?.(1));
    await page.evaluate(() => {
      const apps = ['shop', 'orders'].map((name) => ({
        name,
        entry: 'http://localhost:8092/',
        activeWhen: `/${name}`,
      }));
      window.packages.garfish.default.run({ domGetter: '#container', apps });
    });
    const cached = () =>
      page.evaluate(() => Object.keys(window.packages.garfish.default.cacheApps));
    for (const name of ['shop', 'orders', 'shop']) {
      await page.evaluate((path) => history.pushState(null, '', path), `/${name}`);
      await expect(page.locator('#container')).toHaveText(`${name} is at /${name}`);
      await expect.poll(cached).toEqual([name]);
    }
  },

  'content/guide/concept/cache.mdx reloadApp': async (page, exports) => {
    const container = page.locator('#container');
    await page.evaluate(() => {
      const orders = { name: 'orders', entry: 'http://localhost:8092/', activeWhen: '/orders' };
      window.packages.garfish.default.run({ domGetter: '#container', apps: [orders] });
      history.pushState(null, '', '/orders');
    });
    await expect(container).toHaveText('orders is at /orders');
    const first = await container.locator('> *').elementHandle();
    await exports.evaluate(({ reloadApp }) => reloadApp?.('orders'));
    await expect(container).toHaveText('orders is at /orders');
    expect(await first?.evaluate((node) => node.isConnected)).toBe(false);
  },

  'content/guide/API/loadApp.mdx openApp closeApp': async (page, exports) => {
    const place = page.locator('main');
    for (const time of ['first', 'second']) {
      await exports.evaluate(async ({ openApp }) => {
        const main = document.querySelector('main') ?? document.createElement('main');
        document.body.append(main);
        await openApp?.('orders', 'http://localhost:8092/', main);
      });
      await expect(place, time).toContainText('orders is at');
      await exports.evaluate(({ closeApp }) => closeApp?.('orders'));
      await expect(place, time).toBeEmpty();
    }
  },

  'content/guide/advance/nested.mdx getGarfish': async (_page, exports) => {
    const isShared = await exports.evaluate(
      async ({ getGarfish }) => (await getGarfish?.()) === window.Garfish,
    );
    expect(isShared).toBe(true);
  },

  'content/issues/webComponent.md': async (page) => {
    await page.evaluate(() => {
      document.body.innerHTML +=
        '<micro-app name="orders" entry="http://localhost:8092/" basename="/orders"></micro-app>';
    });
    await expect(page.locator('micro-app')).toHaveText('orders is at /orders');
    // What `loading` returns when the delay is over would stay beside the app.
    await letFramesPass(page, 20);
    await expect(page.locator('micro-app p')).toHaveCount(0);
  },
};
