import { expect, test } from '@jest/globals';
import { CHECK_IDS, firstProblem, latest } from './checks';
import { inspect } from './inspect-server';
import { type FetchResult, isReachable } from './request';

const ENTRY = 'http://localhost:8091/';
const MAIN = `${ENTRY}main.js`;
const HTML = { title: 'Orders', inline: ['start()'], files: [], hasModules: false };

type Answers = Readonly<Record<string, FetchResult>>;

/** The findings for a server with these answers, and an entry that names these files. */
async function inspected(answers: Answers, urls: string[] = [], html: object = {}) {
  const files = urls.map((url) => ({ url, isScript: url.endsWith('js') }));
  const inspected = await inspect(ENTRY, {
    request: async (url) => answers[url] ?? { failure: 'noAnswer' },
    readEntry: () => ({ ...HTML, files, ...html }),
    origin: 'https://docs.example',
  });
  const { findings, answers: all } = inspected;
  const blocked = Object.keys(all).filter((url) => all[url] && 'failure' in all[url]);
  return { findings, urls: Object.keys(all), blocked, of: latest(findings) };
}

const page = (others: object = {}, isRedirected = false): FetchResult => ({
  file: { text: '<script src="/main.js">', type: 'text/html', status: 200, url: ENTRY, ...others },
  isRedirected,
});
const script = (text: string): FetchResult => ({
  file: { text, type: 'text/javascript', status: 200 },
  isRedirected: false,
});

test('a healthy app passes every check of its server, in their order', async () => {
  const answers = { [ENTRY]: page(), [MAIN]: script('exports.provider = {}') };
  const { findings, urls } = await inspected(answers, [MAIN]);
  expect(findings.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect(findings.map(({ check }) => check)).toEqual(CHECK_IDS.slice(0, 7));
  expect(urls).toEqual([ENTRY, MAIN]);
});

test.each<[string, Answers, string[]]>([
  ['nothing answers', {}, ['noAnswer problem']],
  // It is not said to be down.
  ['it may not be reached', { [ENTRY]: { failure: 'elsewhere' } }, ['elsewhere problem']],
  [
    'it lacks CORS',
    { [ENTRY]: { failure: 'notAllowed' } },
    ['answers passed', 'notAllowed problem'],
  ],
])('an entry is blocked where %s', async (_, answers, expected) => {
  const { findings, blocked } = await inspected(answers);
  expect(findings.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual(expected);
  expect(blocked).toEqual([ENTRY]);
});

test('HTML without a script is the problem, and nothing else is fetched', async () => {
  const { of, findings } = await inspected({ [ENTRY]: page() }, [], { inline: [] });
  expect(of.get('type')?.id).toBe('noScript');
  expect(findings.at(-1)?.check).toBe('type');
});

test.each([
  [false, 'answers', ENTRY],
  [true, 'redirects', `${ENTRY}login`],
])('a redirect (%s) is reported with its URL', async (isRedirected, id, url) => {
  const { of } = await inspected({ [ENTRY]: page({ url: `${ENTRY}login` }, isRedirected) });
  expect(of.get('answer')).toMatchObject({ id, values: { url } });
});

test.each([
  ['__webpack_require__.p = "/";', 'warning'],
  ['var r={};r.p="/app/";', 'warning'],
  ['eval("__webpack_require__.p = \\"/\\"")', 'warning'],
  ['__webpack_require__.p = "http://localhost:8091/";', 'passed'],
  ['var a = {};', 'passed'],
])('the publicPath in %j is a %s', async (code, outcome) => {
  const answers = { [ENTRY]: page(), [MAIN]: script(`// webpack\n${code} exports.provider = 1`) };
  const { of } = await inspected(answers, [MAIN]);
  expect(of.get('public-path')?.outcome).toBe(outcome);
});

test.each<[string, FetchResult | undefined, object, string]>([
  ['http://localhost:9/main.js', undefined, { id: 'fileNoAnswer' }, 'foreignPath'],
  // A placeholder that nobody has filled
  ['https://%CDN%/main.js', { failure: 'noUrl' }, { id: 'fileNoUrl' }, 'noPath'],
  ['https://cdn.example/a.js', { failure: 'elsewhere' }, { outcome: 'warning' }, 'foreignPath'],
  // Apps mount without their styles.
  [`${ENTRY}main.css`, undefined, { outcome: 'warning' }, 'noPath'],
])('the file %s does not load', async (url, answer, finding, path) => {
  const answers = { [ENTRY]: page(), ...(answer && { [url]: answer }) };
  const { of, blocked } = await inspected(answers, [url]);
  expect(of.get('files')).toMatchObject(finding);
  expect(of.get('public-path')?.id).toBe(path);
  expect(blocked).toEqual([url]);
  // The cause comes before what follows from it.
  if (path === 'foreignPath') expect(firstProblem(of)?.check).toBe('public-path');
});

test.each([
  ['https://127.0.0.1/', true],
  ['http://192.168.1.2:8091/', false],
  ['https://localhost.example/', false],
  ['ftp://localhost/', false],
  ['https://docs.example/app', true],
  // It is in the entry, and no server is asked.
  ['data:text/javascript,1', true],
])('the page may connect to %s: %s', (url, may) => {
  expect(isReachable(new URL(url), 'https://docs.example')).toBe(may);
});
