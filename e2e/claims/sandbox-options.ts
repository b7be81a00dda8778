import { appPage } from './apps';
import type { Claim } from './claim';

const OPTIONS = '/guide/concept/sandbox#options';
const URLS = '/guide/concept/buildConfig#relative-urls';
const PUBLIC_PATH = '/guide/concept/buildConfig#public-path';
const PROVIDER = 'exports.provider = { render() {}, destroy() {} };';
const EFFECTS = '/guide/concept/cache#side-effects';
const NOTE = 'const note = (text) => window.Garfish.getGlobalObject().lab.notes.push(text);';

/** An entry whose script stands in the head as it is given, at the root of the server. */
const withTag = (tag: string) => ({
  '/own/': `<!doctype html><html><head>${tag}</head><body></body></html>`,
  '/js/a.js': `${PROVIDER}\n${NOTE}\nnote(document.currentScript.src);`,
});

async function scriptUrl({ load, notes }: Parameters<Claim['run']>[0]) {
  await (await load('own')).mount();
  return notes;
}

/** A sub-app that lets the host start its requests. */
const ASKING = {
  '/own/': appPage(),
  '/own/app.js': `window.ask = {
  plain: () => fetch('http://localhost:8091/own/late.js'),
  signal: () => fetch('http://localhost:8091/own/late.js', { signal: new AbortController().signal }),
  request: () => fetch(new Request('http://localhost:8091/own/late.js')),
};
exports.provider = { render() {}, destroy() {} };`,
  '/own/late.js': '',
};

/** What the pages say of requests, of options of the sandbox, and of URLs. */
export const SANDBOX_OPTIONS: Claim[] = [
  {
    at: OPTIONS,
    says: 'if you pass the URL as a string to fetch or XMLHttpRequest. A Request or URL object, sendBeacon, EventSource and Worker still use the host',
    files: {
      '/own/': appPage(),
      '/own/app.js': `${PROVIDER}\n${NOTE}
const ask = (input) => fetch(input).then(({ url }) => note(url));
ask('answer.js').then(() => ask(new Request('answer.js'))).then(() => ask(new URL('answer.js', location.href)));`,
      '/own/answer.js': '',
    },
    run: async ({ load, notes, until }) => {
      await (await load('own', { sandbox: { fixBaseUrl: true } })).mount();
      await until(() => notes.length === 3);
      return notes.map((url) => new URL(url).port);
    },
    gives: ['8091', '8080', '8080'],
  },
  {
    at: OPTIONS,
    says: 'For scripts of the entry it receives src as it is written, such as /pay.js; only for scripts that the app adds, the absolute URL.',
    files: {
      '/own/': appPage('<script src="/pay.js"></script>'),
      '/own/app.js': `${PROVIDER}
const script = document.createElement('script');
script.src = '/late.js';
document.body.append(script);`,
      '/pay.js': '',
      '/late.js': '',
    },
    run: async ({ load, until }) => {
      const urls = new Set<string>();
      const excludeAssetFilter = (url: string) => {
        urls.add(url);
        return false;
      };
      await (await load('own', { sandbox: { excludeAssetFilter } })).mount();
      await until(() => [...urls].some((url) => url.includes('late')));
      return [...urls].filter((url) => !url.includes('app.js')).sort();
    },
    gives: ['/pay.js', 'http://localhost:8091/late.js'],
  },
  {
    at: OPTIONS,
    says: 'if it has this option or fixBaseUrl, the effect holds for every app, otherwise for none.',
    files: {
      '/own/': appPage(),
      '/own/app.js': `${PROVIDER}\n${NOTE}
note(document.createElement('div').ownerDocument === window.Garfish.getGlobalObject().document);`,
    },
    run: async ({ load, notes }) => {
      await load('shop', { sandbox: { fixOwnerDocument: true } });
      await (await load('own')).mount();
      return notes;
    },
    gives: [false],
  },
  {
    at: URLS,
    says: 'the browser also requests the relative URLs of images, poster and <source> from the host once, when Garfish parses the HTML.',
    files: { '/own/': appPage('<img src="/logo.png">') },
    run: async ({ load, until }) => {
      const asked = () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/logo.png'));
      await load('own');
      await until(() => asked().length > 0);
      return asked().map(({ name }) => new URL(name).port);
    },
    gives: ['8080'],
  },
  {
    at: PUBLIC_PATH,
    says: "Webpack's publicPath: 'auto' works if the script tag has defer, the default of HtmlWebpackPlugin 5, or an absolute src.",
    files: withTag('<script defer src="/js/a.js"></script>'),
    run: scriptUrl,
    gives: ['http://localhost:8091/js/a.js'],
  },
  {
    at: PUBLIC_PATH,
    says: 'or an absolute src.',
    files: withTag('<script src="http://localhost:8091/js/a.js"></script>'),
    run: scriptUrl,
    gives: ['http://localhost:8091/js/a.js'],
  },
  {
    at: PUBLIC_PATH,
    says: 'For any other tag, Garfish copies the attribute as it is written, so the browser resolves /js/main.js against the host',
    files: withTag('<script src="/js/a.js"></script>'),
    run: scriptUrl,
    gives: ['http://localhost:8080/js/a.js'],
  },
  {
    at: EFFECTS,
    says: 'fetch with a signal of its own or a Request object, as in ky, openapi-fetch or React Query | keeps running',
    files: ASKING,
    run: async ({ load, ending }) => {
      const ends: string[] = [];
      for (const way of ['plain', 'signal', 'request']) {
        const app = await load('own', { cache: false });
        await app.mount();
        const answer = app.global.ask[way]().then(() => 'answered');
        app.unmount();
        ends.push(await ending(() => answer));
      }
      return ends.map((end) => end.split(' ')[0]);
    },
    gives: ['rejects', 'resolves', 'resolves'],
  },
];
