import { entryHtml, entryOf, type Scenario, type ServedFile, script } from '../scenario';

const SCRIPT = '/apps/shop/main.js';
const ENTRY = entryHtml('Shop', { styles: false });
const WORKING = script(`exports.provider = {
  render({ dom }) {
    dom.querySelector('#root').textContent = 'The shop is open.';
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
  },
};
`);

/** A host that mounts one app, which fails. Without `main`, the server has no file of the app. */
function failure({
  main,
  container = '#container',
  ...rest
}: Pick<Scenario, 'title' | 'summary' | 'blocked'> &
  Required<Pick<Scenario, 'explained'>> & { main?: ServedFile; container?: string }): Scenario {
  return {
    ...rest,
    ...(main && { files: { [entryOf('shop')]: ENTRY, [SCRIPT]: main } }),
    apps: [],
    containers: ['container'],
    controls: [],
    actions: { mount: { label: 'Mount again' } },
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

export const failures = {
  'missing-entry': failure({
    title: 'The entry is missing',
    summary: 'The server answers the URL of the entry with status 404.',
    explained: '/issues/errors#load-failed-with-status',
  }),
  'html-for-script': failure({
    title: 'HTML instead of a script',
    summary: 'The server answers the URL of the script with its fallback page.',
    explained: '/issues/errors#provider-is-undefined',
    main: ENTRY,
  }),
  'missing-provider': failure({
    title: 'The provider is missing',
    summary: 'The script runs but exports nothing, so Garfish waits two seconds and gives up.',
    explained: '/issues/errors#provider-is-undefined',
    main: script(`// Renders at once, as if it ran standalone, and exports no provider.
document.querySelector('#root').textContent = 'The shop is open.';
`),
  }),
  'blocked-entry': failure({
    title: 'The browser blocks a request',
    summary: 'The browser refuses to fetch the entry, as it does without a CORS header.',
    explained: '/issues/errors#failed-to-fetch',
    main: WORKING,
    blocked: [entryOf('shop')],
  }),
  'blocked-script': failure({
    title: 'The browser blocks the script',
    summary: 'The entry arrives but its script is blocked. Garfish says so two seconds later.',
    explained: '/issues/errors#provider-is-undefined',
    main: WORKING,
    blocked: [SCRIPT],
  }),
  'throwing-render': failure({
    title: 'render throws',
    summary: 'An error inside render reaches errorMountApp, and mount() resolves with false.',
    explained: '/issues/errors#render-error',
    main: script(`exports.provider = {
  render() {
    throw new Error('The shop has no articles');
  },
  destroy() {},
};
`),
  }),
  'wrong-container': failure({
    title: 'The container does not exist',
    summary: 'Garfish looks for #sub-app for three seconds and then reports an error.',
    explained: '/issues/errors#invalid-domgetter',
    main: WORKING,
    container: '#sub-app',
  }),
} as const satisfies Record<string, Scenario>;
