import { HOST, type Scenario, type ServedFile, withChanges } from '../scenario';
import { type Finding, finding } from './checks';
import { type EntryHtml, type FetchResult, readEntry, request } from './request';

/** What a server has answered, by URL. */
type Answers = Record<string, FetchResult>;

/** The entry of the host as it is in examples/playground/scenarios/_own-app/. */
export const ENTRY = "'http://localhost:8091/'";

const JAVASCRIPT = /^(text|application)\/(x-)?(java|ecma)script\b/i;

/** Fetches the entry of a sub-app with its files. `runFindings` has what only a run shows. */
export async function inspect(
  entry: string,
  browser = { request, readEntry, origin: window.location.origin },
) {
  const { origin } = browser;
  const result = await browser.request(entry);
  const answers: Answers = { [entry]: result };
  if ('failure' in result) {
    // What is typed is a URL, or is nowhere that this page may look.
    const failure = result.failure === 'noUrl' ? 'elsewhere' : result.failure;
    const values = { url: entry, origin };
    const answered = failure === 'notAllowed' ? [finding('answers', values)] : [];
    return { findings: [...answered, finding(failure, values)], answers };
  }
  const { file, isRedirected } = result;
  const { url = entry, status = 200, text } = file;
  const base = new URL(url);
  const html = isHtml(file, base) ? browser.readEntry(text, url) : undefined;
  const findings = [
    isRedirected ? finding('redirects', { url }) : finding('answers', { url: entry }),
    base.origin === origin ? finding('sameOrigin') : finding('allowed', { origin }),
    finding(status < 400 ? 'status' : 'badStatus', { status: String(status) }),
    ...(status < 400 ? [typeFinding(file, base, html)] : []),
  ];
  if (findings.some(({ outcome }) => outcome === 'problem')) return { findings, answers };

  const loaded = await Promise.all(
    (html?.files ?? []).map(async (file) => ({ ...file, result: await browser.request(file.url) })),
  );
  for (const { url: name, result } of loaded) answers[name] = result;
  const scripts = loaded.flatMap(({ isScript, result }) =>
    isScript && 'file' in result ? result.file.text : [],
  );
  findings.push(
    finding(html?.hasModules ? 'modules' : 'classic'),
    publicPathFinding(base, loaded, [...(html?.inline ?? [text]), ...scripts]),
    filesFinding(loaded),
  );
  return { findings, answers };
}

/** A scenario whose host mounts the sub-app of a reader, with what its server has answered. */
export function ownAppScenario(host: Scenario, entry: string, answers: Answers): Scenario {
  const { origin } = new URL(entry);
  return {
    ...host,
    files: withChanges(host.files, [{ file: HOST, from: ENTRY, to: JSON.stringify(entry) }]),
    blocked: Object.keys(answers).filter((url) => answers[url] && 'failure' in answers[url]),
    async ask(url) {
      // Nothing but the reader's own server is asked.
      const isOwn = new URL(url).origin === origin;
      const answer = answers[url] ?? (isOwn ? await request(url) : undefined);
      return answer && 'file' in answer ? answer.file : undefined;
    },
  };
}

/** Returns whether Garfish takes an entry for HTML: the ending of the URL counts, then the content type. */
function isHtml({ type }: ServedFile, { href }: URL): boolean {
  return /\.html$/.test(href) || /^text\/html\b/i.test(type);
}

function typeFinding({ type, text }: ServedFile, { href }: URL, html?: EntryHtml): Finding {
  if (html) {
    const hasScripts = html.inline.length > 0 || html.files.some(({ isScript }) => isScript);
    if (!hasScripts) return finding('noScript');
    return html.title ? finding('titledHtml', { title: html.title }) : finding('html');
  }
  if (!/\.js$/.test(href) && !JAVASCRIPT.test(type)) {
    return type ? finding('otherType', { type }) : finding('noType');
  }
  return /^\s*</.test(text) ? finding('htmlEntry', { type }) : finding('script');
}

type LoadedFile = { url: string; isScript: boolean; result: FetchResult };

/** The `publicPath` in what webpack makes: `__webpack_require__.p = "/"`, and in short `r.p="/"`. */
const PUBLIC_PATH = /\b[\w$]+\.p\s*=\s*\\?["']((?:\/|\.{0,2}\/|https?:)?[^"'\\\s]*)\\?["']/;

const FAILURES = {
  noAnswer: 'fileNoAnswer',
  notAllowed: 'fileNotAllowed',
  elsewhere: 'fileElsewhere',
  noUrl: 'fileNoUrl',
  incomplete: 'fileIncomplete',
} as const;

/** Returns whether the files of an entry load. Garfish leaves out those that don't, most of the time without a word. */
function filesFinding(loaded: LoadedFile[]): Finding {
  const faults = loaded.flatMap((file) => faultOf(file) ?? []);
  const worst = faults.find(({ outcome }) => outcome === 'problem') ?? faults[0];
  if (worst) return { ...worst, others: faults.filter((fault) => fault !== worst) };
  const { length } = loaded;
  return length > 0 ? finding('loaded', { count: String(length) }) : finding('noFiles');
}

function faultOf({ url, isScript, result }: LoadedFile): Finding | undefined {
  // An app also mounts without its styles.
  const changed: Partial<Finding> = isScript ? {} : { outcome: 'warning' };
  if ('failure' in result) return finding(FAILURES[result.failure], { url }, changed);
  const { status = 200, type, text } = result.file;
  if (status >= 400) return finding('fileStatus', { url, status: String(status) }, changed);
  if (/^text\/html\b/i.test(type)) return finding('fileHtml', { url }, changed);
  if (!/^\s*<!?(doctype|html)\b/i.test(text)) return undefined;
  return finding('fileHtml', { url }, { ...changed, see: '/issues/errors#unexpected-token' });
}

/** Returns whether what the scripts load later comes from the server of the sub-app. */
function publicPathFinding({ origin }: URL, loaded: LoadedFile[], scripts: string[]): Finding {
  const foreign = loaded
    .filter(({ url, isScript, result }) => isScript && 'failure' in result && URL.canParse(url))
    .map(({ url }) => new URL(url).origin)
    .find((other) => other !== origin);
  if (foreign !== undefined) return finding('foreignPath', { origin, foreign });
  const values = scripts.flatMap((text) =>
    text.includes('webpack') ? (PUBLIC_PATH.exec(text)?.[1] ?? []) : [],
  );
  const relative = values.find((value) => !/^(https?:)?\/\//.test(value));
  if (relative !== undefined) return finding('relativePath', { origin, value: relative || "''" });
  const [value] = values;
  return value ? finding('absolutePath', { value }) : finding('noPath');
}
