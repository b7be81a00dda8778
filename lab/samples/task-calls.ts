import { expect, type Page } from '@playwright/test';
import type { Exports } from './host-page';

type Call = (page: Page, exports: Exports) => Promise<void>;

/** Calls what the samples of the tasks, of guards and of lists of apps export (calls.ts). */
export const TASK_CALLS: Record<string, Call> = {
  'content/api/registerApp.mdx unregisterApp': async (_page, exports) => {
    const names = await exports.evaluate(({ unregisterApp }) => {
      const { default: Garfish } = window.packages.garfish;
      const entry = 'http://localhost:8091/';
      Garfish.registerApp([
        { name: 'gone', entry, activeWhen: '/gone' },
        { name: 'stays', entry, activeWhen: '/stays' },
        // Without a route: it must not reach the router, which would fail at the next navigation.
        { name: 'widget', entry },
      ]);
      unregisterApp?.('gone');
      return [
        Object.keys(Garfish.appInfos),
        Garfish.router.routerConfig.apps.map(({ name }) => name),
      ];
    });
    expect(names).toEqual([['stays', 'widget'], ['stays']]);
  },

  'content/api/registerApp.mdx startPage': async (page, exports) => {
    await exports.evaluate(({ startPage }) => {
      const { default: Garfish } = window.packages.garfish;
      history.replaceState(null, '', '/portal');
      const home = startPage?.('http://localhost:8094/') as never;
      const shop = { name: 'shop', activeWhen: '/shop', entry: 'http://localhost:8091/' };
      Garfish.run({ basename: '/portal', domGetter: '#container', apps: [home, shop] });
    });
    const container = page.locator('#container');
    for (const _time of ['first', 'second']) {
      await expect(container).toHaveText('home is at /portal');
      await page.evaluate(() => history.pushState(null, '', '/portal/shop'));
      await expect(container).toHaveText('shop is at /portal/shop');
      await page.evaluate(() => history.pushState(null, '', '/portal'));
    }
    await expect(container).toHaveText('home is at /portal');
    // The test goes on with the apps that are mounted at the path of their name.
    await page.evaluate(() => {
      delete window.packages.garfish.default.appInfos.home;
    });
  },

  'content/api/loadApp.mdx showWith': async (page, exports) => {
    const props = await exports.evaluate(async ({ showWith }) => {
      const { default: Garfish } = window.packages.garfish;
      const app = await Garfish.loadApp('orders', {
        entry: 'http://localhost:8092/',
        domGetter: '#container',
        cache: true,
        props: { a: 1, b: 2 },
      });
      await app?.mount();
      app?.hide();
      await showWith?.('orders', { a: 3 });
      return app?.appInfo.props;
    });
    expect(props).toEqual({ a: 3, b: 2 });
    await expect(page.locator('#container')).toContainText('orders is at');
    await page.evaluate(() => window.packages.garfish.default.cacheApps.orders?.hide());
  },

  'content/api/router.mdx addGuard': async (_page, exports) => {
    const calls = await exports.evaluate(async ({ addGuard }) => {
      const { default: Garfish } = window.packages.garfish;
      const seen: unknown[] = [];
      const guard = (name: string, refuses?: string) =>
        addGuard?.((to: { path: string }, _from: unknown, next: () => void) => {
          seen.push(`${name} ${to.path}`);
          if (to.path !== refuses) next();
        });
      guard('one', '/secret');
      guard('two');
      Garfish.run();
      Garfish.router.push({ path: '/orders' });
      Garfish.router.push({ path: '/secret' });
      await new Promise((resolve) => setTimeout(resolve));
      return seen;
    });
    expect(calls).toEqual(['one /', 'two /', 'one /orders', 'two /orders', 'one /secret']);
  },

  'content/api/router.mdx isActive': async (page, exports) => {
    await exports.evaluate(() => {
      const { default: Garfish } = window.packages.garfish;
      const orders = { name: 'orders', activeWhen: '/orders', entry: 'http://localhost:8092/' };
      Garfish.run({ domGetter: '#container', apps: [orders] });
      Garfish.router.push({ path: '/orders' });
    });
    await expect(page.locator('#container')).toContainText('orders is at');
    const active = await exports.evaluate(({ isActive }) =>
      ['orders', 'shop'].map((name) => isActive?.(name)),
    );
    expect(active).toEqual([true, false]);
  },

  'content/api/router.mdx navigateTo': async (page, exports) => {
    const container = page.locator('#container');
    await exports.evaluate(({ navigateTo }) => navigateTo?.('orders', '/orders/7'));
    expect(await container.textContent()).toContain('orders is at /orders');
    await exports.evaluate(({ navigateTo }) => navigateTo?.('orders', '/orders/8'));
    expect(page.url()).toMatch(/\/orders\/8$/);
  },

  'content/api/router.mdx guardWith': async (page, exports) => {
    await exports.evaluate(({ guardWith }) => {
      const apps = ['shop', 'orders', 'sign-in'].map((name) => ({
        name,
        activeWhen: `/${name}`,
        entry: 'http://localhost:8092/',
      }));
      const { default: Garfish } = window.packages.garfish;
      guardWith?.(async (path: unknown) => path !== '/secret');
      Garfish.run({ domGetter: '#container', apps });
      Garfish.router.push({ path: '/shop' });
    });
    const container = page.locator('#container');
    await expect(container).toContainText('shop is at /shop');
    await page.evaluate(() => {
      const { router } = window.packages.garfish.default;
      router.push({ path: '/orders' });
      router.push({ path: '/shop' });
      router.push({ path: '/orders' });
    });
    await expect(container).toHaveText('orders is at /orders');
    await page.evaluate(() => window.packages.garfish.default.router.push({ path: '/secret' }));
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(container).toHaveText('sign-in is at /sign-in');
  },

  'content/guide/tasks/communication.mdx setLanguage': async (page, exports) => {
    const heard = await exports.evaluate(({ setLanguage }) => {
      const { default: Garfish } = window.packages.garfish;
      const seen: unknown[] = [];
      Garfish.channel.on('portal:language', (language) => seen.push(language));
      setLanguage?.('de');
      return [...seen, Garfish.options.props?.getLanguage()];
    });
    expect(heard).toEqual(['de', 'de']);
    await page.evaluate(() => window.packages.garfish.default.options.props?.openCustomer('7'));
    await expect(page).toHaveURL(/\/customers\/7$/);
  },

  'content/guide/tasks/communication.mdx send listen': async (_page, exports) => {
    const heard = await exports.evaluate(({ send, listen }) => {
      const seen: unknown[] = [];
      const stop = listen?.('orders:changed', (count: unknown) => seen.push(count)) as () => void;
      send?.('orders:changed', 3);
      stop();
      send?.('orders:changed', 4);
      return seen;
    });
    expect(heard).toEqual([3]);
  },

  'content/guide/tasks/sign-in.mdx startHost signIn': async (page, exports) => {
    await exports.evaluate(({ startHost }) => startHost?.(async () => undefined));
    await page.evaluate(() => history.pushState(null, '', '/orders/7?tab=2'));
    await expect(page).toHaveURL(/\/sign-in\?from=%2Forders%2F7%3Ftab%3D2$/);
    const container = page.locator('#container');
    await expect(container).toContainText('sign-in is at /sign-in');
    await exports.evaluate(({ signIn }) => signIn?.({ token: 'a' }));
    await expect(page).toHaveURL(/\/orders\/7\?tab=2$/);
    await expect(container).toContainText('orders is at /orders');

    await page.evaluate(() => history.pushState(null, '', '/sign-in?from=//example.com/'));
    await expect(container).toContainText('sign-in is at /sign-in');
    await exports.evaluate(({ signIn }) => signIn?.({ token: 'b' }));
    await expect(page).toHaveURL('http://localhost:8080/');
    const token = await page.evaluate(() =>
      window.packages.garfish.default.options.props?.getToken(),
    );
    expect(token).toBe('b');
  },

  'content/guide/tasks/sign-in.mdx request': async (page, exports) => {
    await page.route('http://localhost:8091/data', (route) =>
      route.fulfill({ status: 401, headers: { 'access-control-allow-origin': '*' } }),
    );
    const heard = await exports.evaluate(async ({ request }) => {
      const seen: string[] = [];
      window.Garfish.channel.on('session:expired', () => seen.push('expired'));
      await request?.('http://localhost:8091/data');
      return seen;
    });
    expect(heard).toEqual(['expired']);
  },

  'content/guide/tasks/tabs.mdx showTab closeTab': async (page, exports) => {
    const open = (id: string) =>
      exports.evaluate(
        async ({ showTab }, name) => void (await showTab?.(name, 'http://localhost:8092/', '/7')),
        id,
      );
    const tabs = page.locator('#tabs > div');
    await open('orders-7');
    await open('orders-9');
    await expect(tabs).toHaveText(['orders-7 is at /', 'orders-9 is at /']);
    await expect(tabs.nth(0)).toBeHidden();
    await open('orders-7');
    await expect(tabs.nth(0)).toBeVisible();
    await expect(tabs.nth(1)).toBeHidden();
    await exports.evaluate(({ closeTab }) => closeTab?.('orders-7'));
    await expect(tabs).toHaveText(['orders-9 is at /']);
    const active = await page.evaluate(() =>
      window.packages.garfish.default.activeApps.map(({ name }) => name),
    );
    expect(active).toEqual(['orders-9']);
  },

  'content/guide/tasks/menus.md showMenu': async (page, exports) => {
    const menu = { title: 'Orders', pages: [{ title: 'Open', path: '/open' }] };
    await page.route('http://localhost:8092/menu.json', (route) =>
      route.fulfill({ json: menu, headers: { 'access-control-allow-origin': '*' } }),
    );
    await exports.evaluate(async ({ showMenu }) => {
      const { default: Garfish } = window.packages.garfish;
      const nav = document.body.appendChild(document.createElement('nav'));
      const source = { entry: 'http://localhost:8092/', path: '/orders' };
      // The server of the second one answers with a page, which is no list.
      await showMenu?.(nav, [source, { entry: 'http://localhost:8091/', path: '/shop' }]);
      const apps = [{ name: 'orders', entry: source.entry, activeWhen: '/orders' }];
      Garfish.run({ domGetter: '#container', apps });
    });
    const links = page.locator('nav a');
    await expect(links).toHaveText(['Orders', 'Open']);
    await links.nth(1).click();
    await expect(page).toHaveURL(/\/orders\/open$/);
    await expect(page.locator('#container')).toHaveText('orders is at /orders');
    const marks = () =>
      links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-current')));
    expect(await marks()).toEqual(['true', 'page']);
    await page.goBack();
    await expect.poll(marks).toEqual([null, null]);
  },

  'content/guide/tasks/monitoring.md appOf reportErrors': async (_page, exports) => {
    const reported = await exports.evaluate(async ({ appOf, reportErrors }) => {
      const { default: Garfish } = window.packages.garfish;
      const seen: unknown[] = [];
      Garfish.registerApp([
        { name: 'shop', entry: 'http://localhost:8091/' },
        { name: 'orders', entry: 'http://localhost:8092/' },
      ]);
      reportErrors?.((error: Error, app: unknown) => seen.push(`${error.message} of ${app}`));
      Garfish.options.errorLoadApp?.(new Error('404'), { name: 'shop' } as never);
      const stack =
        'Error\n at http://localhost:8092/app.js:1:1\n at http://localhost:8091/a.js:1:1';
      dispatchEvent(new ErrorEvent('error', { error: { message: 'late', stack } }));
      return [...seen, appOf?.(new Error('of the host'))];
    });
    expect(reported).toEqual(['404 of shop', 'late of orders', undefined]);
  },

  'content/guide/tasks/monitoring.md withRetry': async (page, exports) => {
    await exports.evaluate(({ withRetry }) => {
      const { default: Garfish } = window.packages.garfish;
      // Garfish warns of the failed load, which is what the sample is about.
      console.warn = () => {};
      Garfish.loader.usePlugin({
        name: 'fails-at-first',
        fetch: async (url) =>
          url === 'http://localhost:8092/' ? new Response('', { status: 503 }) : undefined,
      });
      const orders = { name: 'orders', entry: 'http://localhost:8092/', activeWhen: '/orders' };
      Garfish.run({
        domGetter: '#container',
        apps: [withRetry?.(orders) as never],
        errorLoadApp: () => {},
      });
      Garfish.router.push({ path: '/orders' });
    });
    const problem = page.locator('#problem');
    const container = page.locator('#container');
    const push = (path: string) =>
      page.evaluate((to) => window.packages.garfish.default.router.push({ path: to }), path);
    await expect(problem).toContainText('orders is not available.');
    await push('/');
    await expect(problem).toBeEmpty();
    await push('/orders');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(container).toHaveText('orders is at /orders');
    await expect(problem).toBeEmpty();
    await push('/');
    await expect(container).toHaveText('');
  },

  'content/guide/tasks/releases.md loadPart': async (_page, exports) => {
    const heard = await exports.evaluate(async ({ loadPart }) => {
      const seen: unknown[] = [];
      window.Garfish.channel.on('app:outdated', (name: string) => seen.push(name));
      seen.push(await loadPart?.(async () => 'part'));
      const end = await Promise.resolve(loadPart?.(async () => Promise.reject('gone'))).catch(
        String,
      );
      return [...seen, end];
    });
    expect(heard).toEqual(['part', 'orders', 'gone']);
  },
};
