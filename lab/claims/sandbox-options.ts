import { appPage } from './apps';
import { type Claim, claims, each } from './claim';

const PROVIDER = 'exports.provider = { render() {}, destroy() {} };';
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
export const SANDBOX_OPTIONS = claims([
  '/api/sandbox#fixbaseurl',
  [
    "A Request or URL object still uses the host's origin. So do beacons, event sources and workers.",
    async ({ load, notes, until }) => {
      await (await load('own', { sandbox: { fixBaseUrl: true } })).mount();
      await until(() => notes.length === 3);
      return notes.map((url) => new URL(url).port);
    },
    ['8091', '8080', '8080'],
    {
      files: {
        '/own/': appPage(),
        '/own/app.js': `${PROVIDER}\n${NOTE}
const ask = (input) => fetch(input).then(({ url }) => note(url));
ask('answer.js').then(() => ask(new Request('answer.js'))).then(() => ask(new URL('answer.js', location.href)));`,
        '/own/answer.js': '',
      },
    },
  ],
  ...each(
    async ({ load, notes }, [first, later]: [object, object]) => {
      await load('shop', { sandbox: first });
      await (await load('own', { sandbox: later })).mount();
      return notes.pop();
    },
    [
      [
        '#fixownerdocument If the app of that sandbox has this option or fixBaseUrl, the patch applies to every app. If not, setting it for a later app has no effect.',
        [[{ fixOwnerDocument: true }, {}], false],
        [[{ fixBaseUrl: true }, {}], false],
        [[{}, { fixOwnerDocument: true }], true],
      ],
    ],
    {
      files: {
        '/own/': appPage(),
        '/own/app.js': `${PROVIDER}\n${NOTE}
note(document.createElement('div').ownerDocument === window.Garfish.getGlobalObject().document);`,
      },
    },
  ),
  '/guide/concept/buildConfig#relative-urls',
  [
    'the browser also requests the relative URLs of images, poster and <source> from the host once, when Garfish parses the HTML.',
    async ({ load, until }) => {
      const asked = () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/logo.png'));
      await load('own');
      await until(() => asked().length > 0);
      return asked().map(({ name }) => new URL(name).port);
    },
    ['8080'],
    { files: { '/own/': appPage('<img src="/logo.png">') } },
  ],
  '#public-path',
  [
    'That works if the script tag has defer, the default of HtmlWebpackPlugin 5, or an absolute src.',
    scriptUrl,
    ['http://localhost:8091/js/a.js'],
    { files: withTag('<script defer src="/js/a.js"></script>') },
  ],
  [
    'or an absolute src.',
    scriptUrl,
    ['http://localhost:8091/js/a.js'],
    { files: withTag('<script src="http://localhost:8091/js/a.js"></script>') },
  ],
  [
    'For any other tag, Garfish copies the attribute as it is written, so the browser resolves /js/main.js against the host',
    scriptUrl,
    ['http://localhost:8080/js/a.js'],
    { files: withTag('<script src="/js/a.js"></script>') },
  ],
  '/guide/concept/cache#side-effects',
  [
    'fetch with its own signal or a Request object, as in ky, openapi-fetch or React Query | keeps running',
    async ({ load, ending }) => {
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
    ['rejects', 'resolves', 'resolves'],
    { files: ASKING },
  ],
]);
