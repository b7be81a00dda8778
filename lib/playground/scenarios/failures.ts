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
}: Pick<Scenario, 'title' | 'summary' | 'task' | 'blocked'> &
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
    task: {
      question:
        'loadApp resolves and doesn’t reject. What does it resolve with, and where does the error go?',
      answer:
        'It resolves with null and passes the error to errorLoadApp. So check the result before you call mount().',
    },
    explained: '/issues/errors#load-failed-with-status',
  }),
  'html-for-script': failure({
    title: 'HTML instead of a script',
    summary: 'The server answers the URL of the script with its fallback page.',
    task: {
      question: 'Which row of the timeline shows the cause?',
      answer:
        'The request of main.js: status 200 with the type text/html. The server sent its fallback page for a file that it doesn’t have. The message about the provider is only what follows from it.',
    },
    explained: '/issues/errors#provider-is-undefined',
    main: ENTRY,
  }),
  'missing-provider': failure({
    title: 'The provider is missing',
    summary: 'The script runs but exports nothing, so Garfish waits two seconds and gives up.',
    task: {
      question: 'The shop’s text is not on the page. Add a provider to main.js so that it shows.',
      answer:
        "Export one from the script: exports.provider = { render({ dom }) { dom.querySelector('#root').textContent = 'The shop is open.'; }, destroy() {} };. Garfish calls render when it mounts the app.",
    },
    explained: '/issues/errors#provider-is-undefined',
    main: script(`// Renders at once, as if it ran standalone, and exports no provider.
document.querySelector('#root').textContent = 'The shop is open.';
`),
  }),
  'blocked-entry': failure({
    title: 'The browser blocks a request',
    summary: 'The browser refuses to fetch the entry, as it does without a CORS header.',
    task: {
      question: 'Compare the error with that of a missing entry. Why does this one name no status?',
      answer:
        'The browser hides the response of another origin that doesn’t send Access-Control-Allow-Origin. Garfish only gets the message Failed to fetch, so look for the reason in the browser’s console.',
    },
    explained: '/issues/errors#failed-to-fetch',
    main: WORKING,
    blocked: [entryOf('shop')],
  }),
  'blocked-script': failure({
    title: 'The browser blocks the script',
    summary: 'The entry arrives but its script is blocked. Garfish says so two seconds later.',
    task: {
      question: 'The message names the provider. Which row of the timeline shows the cause?',
      answer:
        'The request of main.js, which is blocked. The script never ran, so it could not register a provider, and Garfish reported that after it had waited for one.',
    },
    explained: '/issues/errors#provider-is-undefined',
    main: WORKING,
    blocked: [SCRIPT],
  }),
  'throwing-render': failure({
    title: 'render throws',
    summary: 'An error inside render reaches errorMountApp, and mount() resolves with false.',
    task: {
      question: 'What does mount() resolve with when render throws, and does the host stop?',
      answer:
        'It resolves with false, and the host goes on. Garfish catches the error and passes it to errorMountApp, where you can log it and show something else.',
    },
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
    task: {
      question: "Change domGetter to '#container'. How long did Garfish look for the wrong one?",
      answer:
        'Three seconds. It tries again in between, so a container that your framework renders a little later is found.',
    },
    explained: '/issues/errors#invalid-domgetter',
    main: WORKING,
    container: '#sub-app',
  }),
} as const satisfies Record<string, Scenario>;
