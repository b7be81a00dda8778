import {
  type Challenge,
  challenge,
  mainOf,
  printed,
  requestsOf,
  showing,
  shows,
  subApp,
} from './challenge';

const STORE = 'const store = { articles: 0 };';

/** A sub-app with a button that puts an article into a store. */
const CART = `${STORE}

exports.provider = {
  render({ dom }) {
    const button = document.createElement('button');
    const show = () => {
      button.textContent = \`Articles: \${store.articles}\`;
    };
    button.onclick = () => {
      store.articles += 1;
      show();
    };
    show();
    dom.querySelector('#root').replaceChildren(button);
    if (store.articles === 0) button.click();
  },
  destroy() {},
};
`;

export const sharing = {
  'keep-the-guest-out': challenge({
    title: 'Keep the guest out',
    summary:
      'Nobody has signed in, but the account opens, and its code is fetched. Let it load only after Sign in.',
    actions: { open: { label: 'Open the account' }, signIn: { label: 'Sign in' } },
    start: ['open'],
    host: `import Garfish from 'garfish';

let isSignedIn = false;

Garfish.run({
  disablePreloadApp: true,
  apps: [{ name: 'account', entry: '/apps/account/index.html', domGetter: '#container' }],
  beforeLoad: () => true,
});

export const actions = {
  async open() {
    const app = await Garfish.loadApp('account');
    if (app) await app.mount();
  },
  signIn() {
    isSignedIn = true;
  },
};
`,
    files: subApp('account', showing('Your account')),
    hints: [
      'When beforeLoad returns false, Garfish loads nothing and loadApp resolves with null.',
      'The first argument of beforeLoad is the app, with its name.',
    ],
    solved: {
      'host.js': [['() => true', "({ name }) => name !== 'account' || isSignedIn"]],
    },
    async judge(run) {
      await run.pause(1000);
      if (requestsOf(run, 'account') > 0) return 'The code of the account is fetched for a guest.';
      run.act('signIn');
      run.act('open');
      return (await shows(run, 'Your account'))
        ? undefined
        : 'The account does not open after Sign in.';
    },
  }),
  'keep-a-global-inside': challenge({
    title: 'Keep a global inside',
    summary:
      'The shop sets window.season, and the host sees it. Keep the value inside the shop, without changing the shop.',
    actions: { read: { label: 'Read it in the host' } },
    start: ['mount', 'read'],
    host: `import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  sandbox: { open: false },
  apps: [{ name: 'shop', entry: '/apps/shop/index.html', domGetter: '#container' }],
});

export const actions = {
  async mount() {
    const app = await Garfish.loadApp('shop');
    await app.mount();
  },
  read() {
    console.log('The host reads:', String(window.season));
  },
};
`,
    files: subApp(
      'shop',
      `window.season = 'winter';

exports.provider = {
  render({ dom }) {
    dom.querySelector('#root').textContent = \`It is \${window.season}.\`;
  },
  destroy() {},
};
`,
    ),
    hints: ['Each app has a sandbox of its own, unless the host turns it off.'],
    solved: { 'host.js': [['  sandbox: { open: false },\n', '']] },
    async judge(run) {
      if (!(await shows(run, 'It is winter.'))) return 'The shop itself must still see winter.';
      run.act('read');
      if (!(await run.until(() => printed(run, 'The host reads:') > 0)))
        return 'The host reads nothing.';
      return printed(run, 'The host reads: winter') > 0 ? 'The host still sees winter.' : undefined;
    },
  }),
  'share-one-store': challenge({
    title: 'Share one library',
    summary:
      'Each app brings a store of its own, as apps that each bundle React do with React. Let both use one that the host provides.',
    containers: ['left', 'right'],
    actions: { mount: { label: 'Mount again' } },
    start: ['mount'],
    host: `import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

export const actions = {
  async mount() {
    for (const [name, domGetter] of [['one', '#left'], ['two', '#right']]) {
      const entry = \`/apps/\${name}/index.html\`;
      const app = await Garfish.loadApp(name, { entry, domGetter });
      await app.mount();
    }
  },
};
`,
    files: {
      ...subApp('one', CART),
      ...subApp('two', CART.replace('    if (store.articles === 0) button.click();\n', '')),
    },
    hints: [
      'Garfish.setExternal(name, value) offers a value of the host to all sub-apps.',
      'A sub-app gets it with require(name), and its bundler would do so for a package that is external.',
      'Replace the store in both main.js files.',
    ],
    solved: {
      'host.js': [
        [
          '\nexport const actions',
          "\nGarfish.setExternal('store', { articles: 0 });\n\nexport const actions",
        ],
      ],
      [mainOf('one')]: [[STORE, "const store = require('store');"]],
      [mainOf('two')]: [[STORE, "const store = require('store');"]],
    },
    async judge(run) {
      if (!(await shows(run, 'Articles: 1', 'left')))
        return 'The left app does not show its article.';
      return (await shows(run, 'Articles: 1', 'right'))
        ? undefined
        : 'The right app does not know of the article in the left one.';
    },
  }),
} as const satisfies Record<string, Challenge>;
