import { BUILT_APPS, entryHtml, entryOf, mountOf, oneOf, type Scenario, script } from '../scenario';

export const mounting = {
  'first-mount': {
    title: 'Your first mount',
    summary: 'A host loads one sub-app and mounts it, and the timeline shows every hook.',
    task: {
      question:
        'Unmount the app and mount it again. Which hooks run once, and which run each time?',
      answer:
        'beforeLoad and afterLoad run each time, because the host calls loadApp each time. The second beforeLoad is followed by no request: Garfish caches the loader’s responses. beforeMount and afterMount run with each mount, beforeUnmount and afterUnmount with each unmount.',
    },
    apps: ({ app }) => BUILT_APPS.filter((name) => name === app),
    containers: ['container'],
    controls: [
      {
        id: 'app',
        label: 'Sub-app',
        choices: [
          { value: 'cart', label: 'React' },
          { value: 'orders', label: 'Vue' },
          { value: 'notes', label: 'TypeScript' },
        ],
      },
    ],
    actions: mountOf('Mount', 'Unmount'),
    start: ['mount'],
    host: ({ app = '' }) => `import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

let app;

export const actions = {
  async mount() {
    app = await Garfish.loadApp('${app}', {
      entry: '${entryOf(app)}',
      domGetter: '#container',
    });
    await app.mount();
  },

  unmount() {
    app.unmount();
  },
};
`,
  },
  'three-apps': {
    title: 'Three apps on one page',
    summary: 'React, Vue and plain TypeScript run side by side. Mount and unmount them one by one.',
    task: {
      question: 'Unmount the Vue app. What happens to the other two, and why?',
      answer:
        'Nothing. Each app has its own container, sandbox and instance, so the host can mount and unmount one without the others.',
    },
    apps: ['cart', 'orders', 'notes'],
    containers: ['left', 'middle', 'right'],
    controls: [],
    actions: {
      cart: { label: 'React' },
      orders: { label: 'Vue' },
      notes: { label: 'TypeScript' },
    },
    start: ['cart', 'orders', 'notes'],
    host: () => `import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

const mounted = {};

// Mounts an app, or unmounts it when it is on the page.
async function toggle(name, domGetter) {
  if (mounted[name]) {
    mounted[name].unmount();
    delete mounted[name];
    return;
  }
  const entry = \`/apps/\${name}/index.html\`;
  mounted[name] = await Garfish.loadApp(name, { entry, domGetter });
  await mounted[name].mount();
}

export const actions = {
  cart: () => toggle('cart', '#left'),
  orders: () => toggle('orders', '#middle'),
  notes: () => toggle('notes', '#right'),
};
`,
  },
  'two-frameworks': {
    title: 'React and Vue on one page',
    summary: 'One host mounts a React app and a Vue app, each in its own container.',
    task: {
      question: 'Open the timeline. Do the two apps load one after the other?',
      answer:
        'They load at the same time, because the host passes both promises to Promise.all. Then it mounts them one after the other, because it awaits each mount().',
    },
    apps: ['cart', 'orders'],
    containers: ['left', 'right'],
    controls: [],
    actions: mountOf('Mount both', 'Unmount both'),
    start: ['mount'],
    host: () => `import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  apps: [
    { name: 'cart', entry: '${entryOf('cart')}', domGetter: '#left' },
    { name: 'orders', entry: '${entryOf('orders')}', domGetter: '#right' },
  ],
});

let apps = [];

export const actions = {
  async mount() {
    apps = await Promise.all([Garfish.loadApp('cart'), Garfish.loadApp('orders')]);
    for (const app of apps) await app.mount();
  },

  unmount() {
    for (const app of apps) app.unmount();
  },
};
`,
  },
  lifecycle: {
    title: 'The states of a sub-app',
    summary: 'Press the buttons and watch the app go from state to state.',
    task: {
      question:
        'Set Rope to 3. Press hide() and show(), then unmount() and mount(). When is the 3 lost, and why?',
      answer:
        'It is lost after unmount(). hide() and show() call destroy and render of the provider, but keep the module with its variables. After unmount(), the next mount() evaluates the scripts again, so the variables start again.',
    },
    apps: ['cart'],
    containers: ['container'],
    showsStates: true,
    controls: [],
    actions: {
      load: { label: 'loadApp()', states: ['absent'] },
      mount: { label: 'mount()', states: ['loaded', 'unmounted'] },
      hide: { label: 'hide()', states: ['mounted'] },
      show: { label: 'show()', states: ['hidden'] },
      unmount: { label: 'unmount()', states: ['mounted', 'hidden'] },
    },
    start: ['load'],
    recorded: ['mount', 'hide', 'show', 'unmount'],
    host: () => `import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

let app;

export const actions = {
  async load() {
    app = await Garfish.loadApp('cart', {
      entry: '${entryOf('cart')}',
      domGetter: '#container',
    });
  },
  mount: () => app.mount(),
  hide: () => app.hide(),
  show: () => app.show(),
  unmount: () => app.unmount(),
};
`,
  },
  'late-provider': {
    title: 'A provider that comes late',
    summary: 'The app registers its provider after a second. Wait long enough, or see it fail.',
    task: {
      question: 'Choose 500. What does mount() resolve with, and how long does it take?',
      answer:
        'It resolves with false after half a second. The app registers its provider after a second, so Garfish has given up by then and reports the missing provider to errorMountApp.',
    },
    apps: [],
    containers: ['container'],
    controls: [oneOf('wait', 'asyncProviderTimeout', '2000', '500')],
    actions: { mount: { label: 'Mount again' } },
    start: ['mount'],
    explained: '/issues/errors#provider-is-undefined',
    host: ({ wait }) => `import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  errorMountApp: (error) => console.error(error.message),
});

export const actions = {
  async mount() {
    const app = await Garfish.loadApp('late', {
      entry: '${entryOf('late')}',
      domGetter: '#container',
      asyncProviderTimeout: ${wait},
    });
    await app.mount();
  },
};
`,
    files: {
      '/apps/late/index.html': entryHtml('Late', { styles: false }),
      '/apps/late/main.js': script(`const provider = {
  render({ dom }) {
    dom.querySelector('#root').textContent = 'Late, but here.';
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
  },
};

// The app fetches its settings first, which takes a second.
const { registerProvider } = __GARFISH_EXPORTS__;
setTimeout(() => registerProvider(provider), 1000);
`),
    },
  },
} as const satisfies Record<string, Scenario>;
