import type { JSHandle, Page, Route } from '@playwright/test';
import type { RunnableSample } from './runnable-samples';

/** What a sample exports, as it lies in the page. */
export type Exports = JSHandle<Record<string, (...args: unknown[]) => unknown>>;

/** The host of all samples. Nothing listens there: each request is answered by the test. */
const HOST = 'http://localhost:8080';

/** Where the samples have their sub-apps; the one on 8095 is built of ES modules. */
const SUB_APP = /^(?:http:\/\/localhost:(?:809[1-9]|810[12])|https:\/\/cdn\.example\.com)\//;
const MODULES = 'http://localhost:8095/';

/** What the sample of `registerApp` asks the host's own server for. */
const REGISTERED = [{ id: 'orders', url: 'http://localhost:8092/' }];

const PROVIDER = `const provider = () => ({
  render({ appName, dom, basename }) {
    (dom.querySelector('#root') || dom).textContent = appName + ' is at ' + basename;
  },
  destroy({ dom }) {
    (dom.querySelector('#root') || dom).textContent = '';
  },
});
`;

/**
 * Opens a page as the sample's host has it: with its mount nodes, its packages as a development
 * server gives them, and sub-apps at all addresses that samples name. Gives what the browser tells
 * that no reader of the page expects.
 */
export async function openHost(
  page: Page,
  sample: RunnableSample,
  packages: string,
): Promise<string[]> {
  // What the sample before leaves behind is over before this one listens.
  await page.goto('about:blank');
  await page.unrouteAll();
  page.removeAllListeners();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (!isAnnounced(message.text(), sample.pageText)) faults.push(message.text());
  });
  const nodes = sample.runsIn === 'host' ? sample.containers : [];
  const files = new Map([
    [`${HOST}/`, hostPage([...new Set([...nodes, 'container'])])],
    [`${HOST}/packages.js`, packages],
    [`${HOST}/api/apps`, JSON.stringify(REGISTERED)],
    [`${HOST}/favicon.ico`, ''],
    ['http://localhost:8091/sample/', subAppPage(sample.containers, 'app.js', 'sample.js')],
    ['http://localhost:8091/sample/sample.js', sample.code],
  ]);
  await page.route('**/*', (route) => {
    const url = route.request().url();
    const body = files.get(url) ?? (SUB_APP.test(url) ? subAppFile(url) : undefined);
    if (body !== undefined) return answer(route, body);
    faults.push(`asked for ${url}`);
    return route.abort();
  });
  await page.goto(`${HOST}/`);
  return faults;
}

/** Runs the sample as the module that it is, and gives what it exports. */
export function runSample(page: Page, { code, runsIn }: RunnableSample): Promise<Exports> {
  return runsIn === 'host' ? runInHost(page, code) : runInSubApp(page);
}

function runInHost(page: Page, code: string): Promise<Exports> {
  return page.evaluateHandle(async (body) => {
    const require = (name: string) => window.packages[name];
    const exports: Record<string, (...args: unknown[]) => unknown> = {};
    const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
    await new AsyncFunction('require', 'exports', body)(require, exports);
    return exports;
  }, code);
}

/** The sample is the last script of a sub-app in the sandbox, and gets packages by externals. */
function runInSubApp(page: Page): Promise<Exports> {
  return page.evaluateHandle(async () => {
    const { default: Garfish } = window.packages.garfish;
    Garfish.setExternal(window.packages).run({ basename: '/portal' });
    const app = await Garfish.loadApp('shop', {
      entry: 'http://localhost:8091/sample/',
      domGetter: '#container',
      basename: '/portal/shop',
    });
    await app?.mount();
    const exports: Record<string, (...args: unknown[]) => unknown> = app?.cjsModules.exports;
    return exports;
  });
}

/**
 * Starts the host where the sample leaves that to others, gives it a sub-app where the sample
 * names no routes, and tells for each app where the router mounts it.
 */
export function startHost(
  page: Page,
  sample: { hasRoutes: boolean },
): Promise<{ name: string; path: string }[]> {
  return page.evaluate(({ hasRoutes }) => {
    const { default: Garfish } = window.packages.garfish;
    if (!Garfish.running) Garfish.run({ domGetter: '#container' });
    const { basename = '/' } = Garfish.options;
    if (!hasRoutes)
      Garfish.registerApp({
        name: 'catalogue',
        activeWhen: '/catalogue',
        entry: 'http://localhost:8091/',
        basename,
        domGetter: '#container',
      });
    return Object.values(Garfish.appInfos).flatMap(
      ({ name, activeWhen, basename: own = basename }) => {
        const path = typeof activeWhen === 'string' ? activeWhen : `/${name}`;
        return activeWhen ? { name, path: `${own}${path}`.replace('//', '/') } : [];
      },
    );
  }, sample);
}

/** A page announces a warning by its words. */
function isAnnounced(warning: string, pageText: string): boolean {
  return pageText.includes(warning.replace('[Garfish warning]: ', '').trim());
}

/** Garfish warns only where it finds `process`, as bundlers for development give it. */
function hostPage(containers: readonly string[]): string {
  return `<!doctype html><title>Host</title>
${containers.map((id) => `<div id="${id}" data-container></div>`).join('\n')}
<script>process = { env: { NODE_ENV: 'development' } };</script>
<script src="/packages.js"></script>`;
}

function subAppFile(url: string): string {
  const isModule = url.startsWith(MODULES);
  if (url.endsWith('/provider.js')) return `export ${PROVIDER}`;
  if (url.endsWith('.js'))
    return isModule
      ? `import { provider } from './provider.js'; __GARFISH_EXPORTS__.provider = provider;`
      : `${PROVIDER}exports.provider = provider;`;
  return subAppPage([], isModule ? 'app.js" type="module' : 'app.js');
}

function subAppPage(containers: readonly string[], ...scripts: readonly string[]): string {
  return `<!doctype html><html><body>
${['root', ...containers].map((id) => `<div id="${id}"></div>`).join('\n')}
${scripts.map((script) => `<script src="${script}"></script>`).join('\n')}
</body></html>`;
}

function answer(route: Route, body: string): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
  return route.fulfill({
    contentType: `${contentType}; charset=utf-8`,
    body,
    headers: {
      'access-control-allow-origin': route.request().headers().origin ?? '*',
      'access-control-allow-credentials': 'true',
    },
  });
}
