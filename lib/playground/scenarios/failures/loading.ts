import { HOST } from '../../edits';
import { headersFile } from '../../mend';
import { type Scenario, type ServedFile, script } from '../../scenario';
import { ENTRY, failingShop, PAGE, SCRIPT, shop, shopHost } from './shop';

const ALLOWED = '{ "Access-Control-Allow-Origin": "*" }';
/** What a server sends for a path that it does not know. */
const FALLBACK: ServedFile = {
  type: 'text/html',
  text: '<!doctype html>\n<title>The host</title>\n<div id="app"></div>\n',
};
const WRONG_PATH: ServedFile = { ...PAGE, text: PAGE.text.replace('main.js', '/main.js') };
const PATH = {
  file: ENTRY,
  broken: '<script src="/main.js">',
  mended: '<script src="/apps/shop/main.js">',
};

/** What goes wrong before the scripts of a sub-app run. */
export const loadingFailures = {
  'missing-entry': failingShop({
    title: 'The entry is missing',
    summary: 'The server answers the URL of the entry with status 404.',
    task: {
      question:
        'loadApp resolves and doesn’t reject. What does it resolve with, and where does the error go?',
      answer:
        'It resolves with null and passes the error to errorLoadApp. So check the result before you call mount().',
    },
    explained: '/issues/errors#load-failed-with-status',
    host: shopHost({ entry: '/apps/shop/shop.html' }),
    mend: {
      file: HOST,
      broken: "entry: '/apps/shop/shop.html',",
      mended: "entry: '/apps/shop/index.html',",
    },
  }),
  'blocked-entry': failingShop({
    title: 'CORS: the browser blocks the entry',
    summary:
      'The server sends the entry without a CORS header, so the browser refuses to hand it out.',
    task: {
      question: 'Compare the error with that of a missing entry. Why does this one name no status?',
      answer:
        'The browser hides the response of another origin that doesn’t send Access-Control-Allow-Origin. Garfish only gets the message Failed to fetch, so look for the reason in the browser’s console.',
    },
    explained: '/issues/errors#failed-to-fetch',
    files: { ...shop(), ...headersFile({ [ENTRY]: '{}', [SCRIPT]: ALLOWED }) },
    mend: { file: '/headers.json', broken: `"${ENTRY}": {}`, mended: `"${ENTRY}": ${ALLOWED}` },
  }),
  'blocked-script': failingShop({
    title: 'CORS: the browser blocks the script',
    summary: 'The entry arrives but its script is blocked. Garfish says so two seconds later.',
    task: {
      question: 'The message names the provider. Which row of the timeline shows the cause?',
      answer:
        'The request of main.js, which is blocked. The script never ran, so it could not register a provider, and Garfish reported that after it had waited for one.',
    },
    explained: '/issues/errors#provider-is-undefined',
    files: { ...shop(), ...headersFile({ [ENTRY]: ALLOWED, [SCRIPT]: '{}' }) },
    mend: { file: '/headers.json', broken: `"${SCRIPT}": {}`, mended: `"${SCRIPT}": ${ALLOWED}` },
  }),
  'html-for-script': failingShop({
    title: 'A wrong publicPath, answered with HTML',
    summary:
      'The path of the script begins at the host, whose server answers with its fallback page. Garfish leaves the script out.',
    task: {
      question: 'Which row of the timeline shows the cause?',
      answer:
        'The request of /main.js: status 200 with the type text/html. The server sent its fallback page for a file that it doesn’t have. The message about the provider is only what follows from it.',
    },
    explained: '/issues/errors#provider-is-undefined',
    files: { ...shop(), [ENTRY]: WRONG_PATH, '/main.js': FALLBACK },
    mend: PATH,
  }),
  'html-as-javascript': failingShop({
    title: 'HTML that calls itself JavaScript',
    summary: 'The fallback page comes with the content type of a script, so Garfish runs it.',
    explained: '/issues/errors#unexpected-token',
    files: {
      ...shop(),
      [ENTRY]: WRONG_PATH,
      '/main.js': { ...FALLBACK, type: 'text/javascript' },
    },
    mend: PATH,
  }),
  'wrong-public-path': failingShop({
    title: 'A wrong publicPath for chunks',
    summary: 'The app loads a chunk when it renders, and looks for it at the host.',
    explained: '/issues/errors#loading-chunk',
    files: {
      ...shop({
        before: `// What a bundler writes: publicPath, and how a chunk is loaded.
const publicPath = '/';

function loadChunk(name) {
  return new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    tag.src = publicPath + name;
    tag.onload = resolve;
    tag.onerror = () => reject(new Error(\`Loading chunk \${name} failed.\`));
    document.head.append(tag);
  });
}

`,
        render: `loadChunk('prices.js').then(() => {
      dom.querySelector('#root').textContent = \`The shop is open. Rope: \${window.rope} crowns\`;
    });`,
      }),
      '/apps/shop/prices.js': script('window.rope = 12;\n'),
    },
    mend: {
      file: SCRIPT,
      broken: "const publicPath = '/';",
      mended: "const publicPath = '/apps/shop/';",
    },
  }),
  'login-redirect': failingShop({
    title: 'A login in front of the entry',
    summary:
      'The server redirects guests to its login page, and Garfish takes that for the sub-app.',
    explained: '/issues/#why-does-a-login-redirect-break-the-page',
    host: shopHost({ entry: '/apps/shop/for-members.html' }),
    files: {
      ...shop(),
      '/apps/shop/for-members.html': {
        type: 'text/html',
        text: `<!doctype html>
<!-- What arrives after the redirect to /login. -->
<title>Sign in</title>
<form style="padding: 16px">
  <label>Name <input name="user" /></label>
  <button>Sign in</button>
</form>
`,
      },
    },
    mend: {
      file: HOST,
      broken: "entry: '/apps/shop/for-members.html',",
      mended: "entry: '/apps/shop/index.html',",
    },
  }),
  'unknown-name': failingShop({
    title: 'A name that nobody has registered',
    summary:
      'loadApp knows neither the name nor an entry, because names are compared letter by letter.',
    explained: '/issues/errors#unexpected-child-app',
    host: `import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  apps: [{ name: 'shop', entry: '${ENTRY}', domGetter: '#container' }],
});

export const actions = {
  async mount() {
    const app = await Garfish.loadApp('Shop');
    await app.mount();
  },
};
`,
    mend: { file: HOST, broken: "loadApp('Shop')", mended: "loadApp('shop')" },
  }),
  'app-is-null': failingShop({
    title: 'loadApp gives null',
    summary:
      'A beforeLoad hook stops the app. loadApp then resolves with null, which nobody checks.',
    explained: '/issues/errors#reading-mount',
    host: shopHost({
      options: '\n  // The shop is not open today.\n  beforeLoad: () => false,',
      before: `
function showClosed() {
  document.querySelector('#container').textContent = 'The shop is closed today.';
}
`,
      mount: 'await app.mount();',
    }),
    mend: {
      file: HOST,
      broken: 'await app.mount();',
      mended: 'await (app ? app.mount() : showClosed());',
    },
  }),
} as const satisfies Record<string, Scenario>;
