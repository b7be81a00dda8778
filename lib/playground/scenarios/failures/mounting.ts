import { HOST } from '../../edits';
import { type Scenario, script } from '../../scenario';
import { ENTRY, failingShop, PAGE, reactShop, SCRIPT, shop, shopHost } from './shop';

/** What goes wrong when the scripts of a sub-app run and its provider is called. */
export const mountingFailures = {
  'missing-provider': failingShop({
    title: 'The provider is missing',
    summary: 'The script runs but exports nothing, so Garfish waits two seconds and gives up.',
    task: {
      question: 'The shop’s text is not on the page. Add a provider to main.js so that it shows.',
      answer:
        "Export one from the script: exports.provider = { render({ dom }) { dom.querySelector('#root').textContent = 'The shop is open.'; }, destroy() {} };. Garfish calls render when it mounts the app.",
    },
    explained: '/issues/errors#provider-is-undefined',
    files: shop({ provider: 'const provider = {' }),
    mend: { file: SCRIPT, broken: 'const provider = {', mended: 'exports.provider = {' },
  }),
  'missing-destroy': failingShop({
    title: 'The provider has no destroy',
    summary: 'Garfish wants to know how to remove the app before it renders it.',
    explained: '/issues/errors#destroy-is-required',
    files: shop({ destroy: 'remove({ dom }) {' }),
    mend: { file: SCRIPT, broken: 'remove({ dom }) {', mended: 'destroy({ dom }) {' },
  }),
  'throwing-render': failingShop({
    title: 'render throws',
    summary: 'An error inside render reaches errorMountApp, and mount() resolves with false.',
    task: {
      question: 'What does mount() resolve with when render throws, and does the host stop?',
      answer:
        'It resolves with false, and the host goes on. Garfish catches the error and passes it to errorMountApp, where you can log it and show something else.',
    },
    explained: '/issues/errors#render-error',
    files: shop({
      before: 'const articles = [];\n\n',
      render: `const root = dom.querySelector('#root');
    if (articles.length === 0) throw new Error('The shop has no articles');
    root.textContent = 'The shop is open.';`,
    }),
    mend: {
      file: SCRIPT,
      broken: "throw new Error('The shop has no articles');",
      mended: "return root.append('The shop has no articles today.');",
    },
  }),
  'wrong-container': failingShop({
    title: 'The container does not exist',
    summary: 'Garfish looks for #sub-app for three seconds and then reports an error.',
    task: {
      question: "Change domGetter to '#container'. How long did Garfish look for the wrong one?",
      answer:
        'Three seconds. It tries again in between, so a container that your framework renders a little later is found.',
    },
    explained: '/issues/errors#invalid-domgetter',
    host: shopHost({ container: '#sub-app' }),
    mend: { file: HOST, broken: "domGetter: '#sub-app',", mended: "domGetter: '#container'," },
  }),
  'module-script': failingShop({
    title: 'A module script in the sandbox',
    summary:
      'The entry loads an ES module, as that of a Vite dev server does. The sandbox can only run classic scripts.',
    explained: '/issues/errors#import-statement',
    files: {
      ...shop(),
      [ENTRY]: {
        ...PAGE,
        text: PAGE.text.replace(
          '<script src="main.js">',
          '<script type="module" src="src/main.js">',
        ),
      },
      '/apps/shop/src/main.js': script(`import { open } from './shop.js';

export const provider = { render: open, destroy() {} };
`),
    },
    mend: {
      file: ENTRY,
      broken: '<script type="module" src="src/main.js">',
      mended: '<script src="main.js">',
    },
  }),
  'process-env': failingShop({
    title: 'process.env in the browser',
    summary: 'The build has left process.env in the code, and a browser has no process.',
    explained: '/issues/errors#reading-env',
    files: shop({ before: 'const currency = process.env.CURRENCY;\n\n' }),
    mend: {
      file: SCRIPT,
      broken: 'const currency = process.env.CURRENCY;',
      mended: "const currency = 'crowns';",
    },
  }),
  'exports-declared': failingShop({
    title: 'A script that declares exports',
    summary: 'Garfish gives each script of an app a variable of that name, unless it has no-entry.',
    explained: '/issues/errors#exports-declared',
    files: {
      ...shop(),
      [ENTRY]: {
        ...PAGE,
        text: PAGE.text.replace(
          '<script src="main.js">',
          '<script src="prices.js"></script>\n    <script src="main.js">',
        ),
      },
      '/apps/shop/prices.js': script('const exports = {};\nwindow.prices = exports;\n'),
    },
    mend: {
      file: ENTRY,
      broken: '<script src="prices.js">',
      mended: '<script src="prices.js" no-entry>',
    },
  }),
  'package-not-found': failingShop({
    title: 'A shared package under another name',
    summary: 'The host shares prices, and the app asks for Prices. require returns undefined.',
    explained: '/issues/errors#package-not-found',
    host: shopHost({ before: "\nGarfish.setExternal('prices', { rope: 12 });\n" }),
    files: shop({
      before: "const prices = require('Prices');\n\n",
      render: "dom.querySelector('#root').append('Rope: ', prices.rope, ' crowns');",
    }),
    mend: { file: SCRIPT, broken: "require('Prices')", mended: "require('prices')" },
  }),
  'two-reacts': failingShop({
    title: 'Two Reacts in one app',
    summary:
      'A date picker brings a React of its own. The component calls useState of that one, and the other React renders it.',
    explained: '/issues/errors#invalid-hook-call',
    libraries: {
      '/apps/shop/react-dom.js': 'react-dom',
      '/apps/shop/picker-with-react.js': 'react',
    },
    files: {
      ...reactShop(
        `let root;

function Shop() {
  const [sold, setSold] = React.useState(0);
  const sell = () => setSold(sold + 1);
  return React.createElement('button', { onClick: sell }, 'Sold: ', sold);
}

exports.provider = {
  render({ dom }) {
    root = ReactDOM.createRoot(dom.querySelector('#root'));
    root.render(React.createElement(Shop));
  },
  destroy() {
    root.unmount();
  },
};
`,
        'picker-with-react.js',
      ),
      '/apps/shop/picker.js': script('window.Picker = () => null;\n'),
    },
    mend: {
      file: ENTRY,
      broken: '<script src="picker-with-react.js">',
      mended: '<script src="picker.js">',
    },
  }),
  'local-storage': failingShop({
    title: 'localStorage.token in the sandbox',
    summary: 'The sandbox stores what setItem gets. A property is lost, without a message.',
    explained: '/issues/#how-does-a-sub-app-reach-the-hosts-localstorage',
    files: shop({
      render: `localStorage.token = 'a7';
    dom.querySelector('#root').textContent = \`Token: \${localStorage.getItem('token')}\`;`,
    }),
    mend: {
      file: SCRIPT,
      broken: "localStorage.token = 'a7';",
      mended: "localStorage.setItem('token', 'a7');",
    },
  }),
} as const satisfies Record<string, Scenario>;
