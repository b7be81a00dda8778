import { expect, test } from '@jest/globals';
import { CHECK_IDS, firstProblem, latest } from './checks';
import { inspect } from './inspect';
import { type Answer, isReachable } from './request';

const ENTRY = 'http://localhost:8091/';
const HTML = { title: 'Orders', inline: ['start()'], files: [], hasModules: false };

/** The findings for a server that answers as a test says. */
async function inspected(
  answers: Readonly<Record<string, Answer>>,
  html: Partial<Parameters<typeof inspect>[1] & object> = {},
) {
  const inspected = await inspect(ENTRY, {
    request: async (url) => answers[url] ?? { failure: 'noAnswer' },
    readEntry: () => HTML,
    origin: 'https://docs.example',
    ...html,
  });
  return { ...inspected, of: latest(inspected.findings) };
}

const page = (others: object = {}): Answer => ({
  file: { text: '<script src="/main.js">', type: 'text/html', status: 200, url: ENTRY, ...others },
  isRedirected: false,
});
const script = (text: string): Answer => ({
  file: { text, type: 'text/javascript', status: 200 },
  isRedirected: false,
});
const withFiles = (...urls: string[]) => ({
  readEntry: () => ({ ...HTML, files: urls.map((url) => ({ url, isScript: url.endsWith('js') })) }),
});

test('a healthy app passes every check of its server, in their order', async () => {
  const main = `${ENTRY}main.js`;
  const { findings, files } = await inspected(
    { [ENTRY]: page(), [main]: script('exports.provider = {}') },
    withFiles(main),
  );
  expect(findings.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect(findings.map(({ check }) => check)).toEqual(CHECK_IDS.slice(0, 7));
  expect(Object.keys(files)).toEqual([ENTRY, main]);
});

test('where nothing answers, the browser may keep the page from the machine', async () => {
  const { of, blocked } = await inspected({});
  expect(of.get('answer')).toMatchObject({ id: 'noAnswer', values: { url: ENTRY } });
  expect(blocked).toEqual([ENTRY]);
});

test('what this page may not reach is a problem of the server, which is not said to be down', async () => {
  const { findings, blocked } = await inspected({ [ENTRY]: { failure: 'elsewhere' } });
  expect(findings.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual(['elsewhere problem']);
  expect(blocked).toEqual([ENTRY]);
});

test('without CORS nothing is said of what cannot be read', async () => {
  const { findings, blocked } = await inspected({ [ENTRY]: { failure: 'notAllowed' } });
  expect(findings.map(({ check, outcome }) => `${check} ${outcome}`)).toEqual([
    'answer passed',
    'cors problem',
  ]);
  expect(blocked).toEqual([ENTRY]);
});

test('HTML without a script is named as the problem, and nothing else is fetched', async () => {
  const { of, findings } = await inspected(
    { [ENTRY]: page() },
    { readEntry: () => ({ ...HTML, inline: [] }) },
  );
  expect(of.get('type')?.id).toBe('noScript');
  expect(findings.at(-1)?.check).toBe('type');
});

test('a redirect is told, and files are those of where it leads', async () => {
  const { of } = await inspected({ [ENTRY]: page({ url: `${ENTRY}login` }) });
  expect(of.get('answer')?.id).toBe('answers');
  const redirected = await inspected({
    [ENTRY]: { ...page({ url: `${ENTRY}login` }), isRedirected: true } as Answer,
  });
  const answer = redirected.of.get('answer');
  expect(answer).toMatchObject({ id: 'redirects', values: { url: `${ENTRY}login` } });
});

test.each([
  ['__webpack_require__.p = "/";', 'warning'],
  ['var r={};r.p="/app/";', 'warning'],
  ['eval("__webpack_require__.p = \\"/\\"")', 'warning'],
  ['__webpack_require__.p = "http://localhost:8091/";', 'passed'],
  ['var a = {};', 'passed'],
])('the publicPath in %j is a %s', async (code, outcome) => {
  const main = `${ENTRY}main.js`;
  const { of } = await inspected(
    { [ENTRY]: page(), [main]: script(`// webpack\n${code} exports.provider = 1`) },
    withFiles(main),
  );
  expect(of.get('public-path')?.outcome).toBe(outcome);
});

test('a wrong publicPath is named before the files that do not load because of it', async () => {
  const foreign = 'http://localhost:9/main.js';
  const { of } = await inspected({ [ENTRY]: page() }, withFiles(foreign));
  expect(firstProblem(of)?.check).toBe('public-path');
  expect(of.get('files')?.id).toBe('fileNoAnswer');
});

test('a placeholder in a URL is no public path of another server, but no URL', async () => {
  const url = 'https://%VITE_CDN%/main.js';
  const { of } = await inspected({ [ENTRY]: page(), [url]: { failure: 'noUrl' } }, withFiles(url));
  expect(of.get('public-path')?.id).toBe('noPath');
  expect(of.get('files')).toMatchObject({ id: 'fileNoUrl', values: { url } });
});

test('a file of another host is left out, which is no fault of the app', async () => {
  const cdn = 'https://cdn.example/react.js';
  const { of, blocked } = await inspected(
    { [ENTRY]: page(), [cdn]: { failure: 'elsewhere' } },
    withFiles(cdn),
  );
  expect(of.get('files')?.outcome).toBe('warning');
  expect(blocked).toEqual([cdn]);
});

test('a stylesheet that is missing is a warning, since the app mounts without it', async () => {
  const css = `${ENTRY}main.css`;
  const { of } = await inspected({ [ENTRY]: page() }, withFiles(css));
  expect(of.get('files')?.outcome).toBe('warning');
});

test.each([
  ['http://localhost:8091/', true],
  ['https://127.0.0.1/', true],
  ['http://192.168.1.2:8091/', false],
  ['https://localhost.example/', false],
  ['ftp://localhost/', false],
  ['https://docs.example/app', true],
])('the page may connect to %s: %s', (url, may) => {
  expect(isReachable(new URL(url), 'https://docs.example')).toBe(may);
});
