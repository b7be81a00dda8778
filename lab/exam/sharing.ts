import { hostWith, listed, loadingHost, subApp, type Task } from './task';

const withCart = (options = '', code = '') =>
  hostWith(options, code).replace(listed('shop'), listed('cart'));

const cart = (render: string, destroy = '', before = '') =>
  subApp(
    'cart',
    `${before}exports.provider = {
  render({ dom, props }) {
    const root = dom.querySelector('#root');
    ${render}
  },
  destroy({ dom }) {${destroy && `\n    ${destroy}`}
    dom.querySelector('#root').textContent = '';
  },
};`,
  );

const ADD = `root.innerHTML = '<button>Add</button>';
    root.firstChild.onclick = () => window.Garfish.channel.emit('cart:added');`;

const LANGUAGE = "const show = (language) => window.Garfish.channel.emit('shown', language);\n\n";
const LISTEN = "window.Garfish.channel.on('language', show);";

const STORE = `class Store {
  count = 3;
  read() {
    return this.count;
  }
}
const props = { store: new Store() };`;

const OPEN = (options: string) => `let token = 'old';
let app;

export async function open() {
  app = await Garfish.loadApp('cart', {
    entry: 'http://localhost:8091/cart/',
    domGetter: '#container',
    cache: true,
    props: { ${options} },
  });
  if (app.mounted) await app.show();
  else await app.mount();
}

export function close() {
  app.hide();
}

export function renew(next) {
  token = next;
}`;

/** Libraries, data and events that host and sub-apps share. */
export const SHARING: Task[] = [
  {
    id: 'share-react',
    text: 'The build of the sub-app cart requires react instead of containing it. Let the host lend its own React to it, from the package react.',
    start: {
      'host.js': withCart(),
      ...cart(
        "root.textContent = 'React ' + React.version;\n    window.Garfish.channel.emit('react', React);",
        '',
        "const React = require('react');\n\n",
      ),
    },
    solution: {
      'host.js': withCart('', "Garfish.setExternal('react', React);").replace(
        '\n\n',
        "\nimport * as React from 'react';\n\n",
      ),
    },
    async judge({ until, text, Garfish }) {
      let lent: unknown;
      Garfish.channel.on('react', (react) => {
        lent = react;
      });
      history.pushState(null, '', '/cart');
      await until(() => /^React \d+\./.test(text() ?? ''));
      return lent === Garfish.externals.react;
    },
    sees: true,
  },
  {
    id: 'tell-the-host',
    text: 'When the user presses Add in the cart, the host must show in #other how often: "1 item", "2 items". Use an event of Garfish, `cart:added`.',
    start: { 'host.js': withCart(), ...cart("root.innerHTML = '<button>Add</button>';") },
    solution: {
      'host.js': withCart(
        '',
        `let count = 0;
Garfish.channel.on('cart:added', () => {
  count += 1;
  document.querySelector('#other').textContent = count === 1 ? '1 item' : \`\${count} items\`;
});`,
      ),
      ...cart(ADD),
    },
    path: '/cart',
    async judge({ until, text }) {
      const button = () => document.querySelector<HTMLElement>('#container button');
      await until(button);
      button()?.click();
      const one = text('#other');
      button()?.click();
      return [one, text('#other')];
    },
    sees: ['1 item', '2 items'],
  },
  {
    id: 'event-is-handled-twice',
    text: 'After the second visit of the cart, it handles each `language` event twice. It must handle it once, and not at all when it is not on the page.',
    start: {
      'host.js': withCart(),
      ...cart(`root.textContent = 'Cart';\n    ${LISTEN}`, '', LANGUAGE),
    },
    solution: cart(
      `root.textContent = 'Cart';\n    ${LISTEN}`,
      LISTEN.replace('.on(', '.off('),
      LANGUAGE,
    ),
    path: '/cart',
    async judge({ until, text, Garfish }) {
      const shown: string[] = [];
      Garfish.channel.on('shown', (language) => shown.push(language));
      await until(() => text() === 'Cart');
      history.pushState(null, '', '/orders');
      await until(() => text() === 'orders at /orders');
      Garfish.channel.emit('language', 'de');
      history.pushState(null, '', '/cart');
      await until(() => text() === 'Cart');
      Garfish.channel.emit('language', 'fr');
      return shown;
    },
    sees: ['fr'],
  },
  {
    id: 'pass-the-user',
    text: 'The cart greets the user with `props.user`, but gets no such property. The host knows the name: `Lin`. Pass it.',
    start: { 'host.js': withCart(), ...cart("root.textContent = 'Hello ' + props.user;") },
    solution: { 'host.js': withCart("props: { user: 'Lin' },") },
    path: '/cart',
    async judge({ until, text }) {
      await until(text);
      return text();
    },
    sees: 'Hello Lin',
  },
  {
    id: 'cached-app-has-the-old-token',
    text: 'The token is renewed while the cart is hidden. When it shows again, it must use the new one. Today it shows the old one.',
    start: { 'host.js': loadingHost(OPEN('token')), ...cart('root.textContent = props.token;') },
    solution: {
      'host.js': loadingHost(OPEN('getToken: () => token')),
      ...cart('root.textContent = props.getToken();'),
    },
    async judge(
      { text },
      host: { open(): Promise<void>; close(): unknown; renew(token: string): unknown },
    ) {
      await host.open();
      const first = text();
      await host.close();
      await host.renew('new');
      await host.open();
      return [first, text()];
    },
    sees: ['old', 'new'],
  },
  {
    id: 'store-without-methods',
    text: 'The cart calls `props.store.read()`, and it is not a function. The host passes an instance of a class.',
    start: {
      'host.js': withCart()
        .replace(listed('cart'), listed('cart', ', props'))
        .replace('\n\n', `\n\n${STORE}\n\n`),
      ...cart("root.textContent = props.store.read() + ' items';"),
    },
    solution: { 'host.js': withCart('props,').replace('\n\n', `\n\n${STORE}\n\n`) },
    path: '/cart',
    async judge({ until, text }) {
      await until(text);
      return text();
    },
    sees: '3 items',
  },
  {
    id: 'set-a-global-of-the-host',
    text: 'The cart sets `window.theme`, but the host does not see it. The host must have "dark" in its own `window.theme`.',
    start: {
      'host.js': withCart(),
      ...cart("window.theme = 'dark';\n    root.textContent = 'Cart';"),
    },
    solution: cart(
      "window.Garfish.setGlobalValue('theme', 'dark');\n    root.textContent = 'Cart';",
    ),
    path: '/cart',
    async judge({ until, text }) {
      await until(() => text() === 'Cart');
      return Reflect.get(window, 'theme');
    },
    sees: 'dark',
  },
];
