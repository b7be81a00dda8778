import { type ExpectedError, entryHtml, entryOf, type Scenario, script } from '../scenario';

/** A host that mounts one app, which fails. */
function failure(
  texts: Pick<Scenario, 'title' | 'summary'>,
  error: ExpectedError,
  rest: Pick<Scenario, 'files' | 'blocked'> & { container?: string },
): Scenario {
  const { container = '#container', ...files } = rest;
  return {
    ...texts,
    ...files,
    error,
    apps: [],
    containers: ['container'],
    controls: [],
    actions: [{ id: 'mount', label: 'Mount again' }],
    start: ['mount'],
    host: () => `import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  errorLoadApp: (error) => console.error(error.message),
  errorMountApp: (error) => console.error(error.message),
});

export const actions = {
  async mount() {
    const app = await Garfish.loadApp('shop', {
      entry: '${entryOf('shop')}',
      domGetter: '${container}',
    });
    // After errorLoadApp, there is no app.
    if (app) await app.mount();
  },
};
`,
  };
}

const ENTRY = { '/apps/shop/index.html': entryHtml('Shop', { styles: false }) };
const WORKING = script(`exports.provider = {
  render({ dom }) {
    dom.querySelector('#root').textContent = 'The shop is open.';
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
  },
};
`);

export const failures = {
  'missing-entry': failure(
    {
      title: 'The entry is missing',
      summary: 'The server answers the URL of the entry with status 404.',
    },
    { hook: 'errorLoadApp', see: '/issues/errors#load-failed-with-status' },
    {},
  ),
  'html-for-script': failure(
    {
      title: 'HTML instead of a script',
      summary: 'The server answers the URL of the script with its fallback page.',
    },
    { hook: 'errorMountApp', see: '/issues/errors#provider-is-undefined' },
    {
      files: () => ({
        ...ENTRY,
        '/apps/shop/main.js': entryHtml('Shop', { styles: false }),
      }),
    },
  ),
  'missing-provider': failure(
    {
      title: 'The provider is missing',
      summary: 'The script runs but exports nothing, so Garfish waits two seconds and gives up.',
    },
    { hook: 'errorMountApp', see: '/issues/errors#provider-is-undefined' },
    {
      files: () => ({
        ...ENTRY,
        '/apps/shop/main.js':
          script(`// Renders at once, as if it ran standalone, and exports no provider.
document.querySelector('#root').textContent = 'The shop is open.';
`),
      }),
    },
  ),
  'blocked-entry': failure(
    {
      title: 'The browser blocks a request',
      summary: 'The browser refuses to fetch the entry, as it does without a CORS header.',
    },
    { hook: 'errorLoadApp', see: '/issues/errors#failed-to-fetch' },
    { files: () => ({ ...ENTRY, '/apps/shop/main.js': WORKING }), blocked: [entryOf('shop')] },
  ),
  'blocked-script': failure(
    {
      title: 'The browser blocks the script',
      summary: 'The entry arrives but its script is blocked. Garfish says so two seconds later.',
    },
    { hook: 'errorMountApp', see: '/issues/errors#provider-is-undefined' },
    {
      files: () => ({ ...ENTRY, '/apps/shop/main.js': WORKING }),
      blocked: ['/apps/shop/main.js'],
    },
  ),
  'throwing-render': failure(
    {
      title: 'render throws',
      summary: 'An error inside render reaches errorMountApp, and mount() resolves with false.',
    },
    { hook: 'errorMountApp', see: '/issues/errors#render-error' },
    {
      files: () => ({
        ...ENTRY,
        '/apps/shop/main.js': script(`exports.provider = {
  render() {
    throw new Error('The shop has no articles');
  },
  destroy() {},
};
`),
      }),
    },
  ),
  'wrong-container': failure(
    {
      title: 'The container does not exist',
      summary: 'Garfish looks for #sub-app for three seconds and then reports an error.',
    },
    { hook: 'errorMountApp', see: '/issues/errors#invalid-domgetter' },
    { files: () => ({ ...ENTRY, '/apps/shop/main.js': WORKING }), container: '#sub-app' },
  ),
} as const satisfies Record<string, Scenario>;
