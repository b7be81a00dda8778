import { type Challenge, challenge, mainOf, showing, shows, subApp } from './challenge';

const COUNTING = `let visits = 0;

exports.provider = {
  render({ dom }) {
    visits += 1;
    dom.querySelector('#root').textContent = \`Visit \${visits}\`;
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
  },
};
`;

export const leaving = {
  'leave-nothing-behind': challenge({
    title: 'Leave nothing behind',
    summary:
      'The chat adds a banner to the body of the page. Unmount it, and the banner stays. Take it away.',
    actions: { mount: { label: 'Mount' }, unmount: { label: 'Unmount' } },
    start: ['mount'],
    host: `import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

let chat;

export const actions = {
  async mount() {
    chat = await Garfish.loadApp('chat', {
      entry: '/apps/chat/index.html',
      domGetter: '#container',
      sandbox: false,
    });
    await chat.mount();
  },
  unmount: () => chat.unmount(),
};
`,
    files: subApp(
      'chat',
      `exports.provider = {
  render({ dom }) {
    dom.querySelector('#root').textContent = 'The chat is ready.';
    const banner = document.createElement('p');
    banner.textContent = 'New: write to us!';
    document.body.append(banner);
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
  },
};
`,
    ),
    hints: [
      'destroy does not know the banner, since it is a variable of render.',
      'Elements have a method remove().',
    ],
    solved: {
      [mainOf('chat')]: [
        ['exports.provider', 'let banner;\n\nexports.provider'],
        ['const banner', 'banner'],
        ["textContent = '';", "textContent = '';\n    banner.remove();"],
      ],
    },
    async judge(run) {
      const hasBanner = async () => (await run.text()).includes('New: write to us!');
      if (!(await run.until(hasBanner)))
        return 'The banner does not show while the chat is mounted.';
      run.act('unmount');
      return (await run.until(async () => !(await hasBanner())))
        ? undefined
        : 'The banner is still there.';
    },
  }),
  'match-whole-segments': challenge({
    title: 'Match whole segments of the path',
    summary: 'The cart also shows at /cartoon. Let it show at /cart and below, and nowhere else.',
    path: '/',
    actions: { cart: { label: '/cart/pay' }, cartoon: { label: '/cartoon' } },
    start: ['cartoon'],
    host: `import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  domGetter: '#container',
  apps: [
    {
      name: 'cart',
      entry: '/apps/cart/index.html',
      activeWhen: (path) => path.startsWith('/cart'),
    },
  ],
});

export const actions = {
  cart: () => Garfish.router.push({ path: '/cart/pay' }),
  cartoon: () => Garfish.router.push({ path: '/cartoon' }),
};
`,
    files: subApp('cart', showing('The cart is here.')),
    hints: [
      'activeWhen may also be a string.',
      'A string matches the path itself and what follows it after a slash.',
    ],
    solved: { 'host.js': [["(path) => path.startsWith('/cart')", "'/cart'"]] },
    async judge(run) {
      run.act('cart');
      if (!(await shows(run, 'The cart is here.'))) return 'The cart does not show at /cart/pay.';
      run.act('cartoon');
      const isGone = async () => !(await run.text('container')).includes('The cart is here.');
      return (await run.until(isGone)) ? undefined : 'The cart still shows at /cartoon.';
    },
  }),
  'keep-the-state': challenge({
    title: 'Keep the state',
    summary:
      'Each time the reader comes back, the counter begins at 1. Let it go on, without changing the sub-app.',
    actions: { open: { label: 'Open' }, leave: { label: 'Leave' } },
    start: ['open'],
    host: `import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

let counter;

export const actions = {
  async open() {
    counter = await Garfish.loadApp('counter', {
      entry: '/apps/counter/index.html',
      domGetter: '#container',
      cache: false,
    });
    await counter.mount();
  },
  leave: () => counter.unmount(),
};
`,
    files: subApp('counter', COUNTING),
    hints: [
      'With cache: false, loadApp makes a new app each time and evaluates its scripts again.',
      'unmount() also ends an app. There is a pair of methods that only takes it off the page and puts it back.',
    ],
    solved: {
      'host.js': [
        ['      cache: false,\n', ''],
        ['    counter = await', '    if (counter) return counter.show();\n    counter = await'],
        ['counter.unmount()', 'counter.hide()'],
      ],
    },
    async judge(run) {
      if (!(await shows(run, 'Visit 1'))) return 'The counter does not show.';
      run.act('leave');
      const isGone = async () => !(await run.text('container')).includes('Visit');
      if (!(await run.until(isGone))) return 'The counter is still there after Leave.';
      run.act('open');
      if (!(await shows(run, 'Visit'))) return 'The counter does not come back.';
      return (await shows(run, 'Visit 2')) ? undefined : 'The counter has begun again.';
    },
  }),
} as const satisfies Record<string, Challenge>;
