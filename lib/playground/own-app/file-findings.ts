import { type Finding, finding } from './checks';
import type { Answer } from './request';

export type LoadedFile = { url: string; isScript: boolean; answer: Answer };

/** The `publicPath` in what webpack makes: `__webpack_require__.p = "/"`, and in short `r.p="/"`. */
const PUBLIC_PATH = /\b[\w$]+\.p\s*=\s*\\?["']((?:\/|\.{0,2}\/|https?:)?[^"'\\\s]*)\\?["']/;

/** Why a file did not come. */
const FAILURES = {
  noAnswer: 'fileNoAnswer',
  notAllowed: 'fileNotAllowed',
  elsewhere: 'fileElsewhere',
  noUrl: 'fileNoUrl',
  incomplete: 'fileIncomplete',
} as const;

/** Whether the files of an entry load. Garfish leaves out those that don't, most of the time without a word. */
export function filesFinding(loaded: readonly LoadedFile[]): Finding {
  const faults = loaded.flatMap((file) => faultOf(file) ?? []);
  const worst = faults.find(({ outcome }) => outcome === 'problem') ?? faults[0];
  if (worst) return { ...worst, others: faults.filter((fault) => fault !== worst) };
  const { length } = loaded;
  return length > 0 ? finding('loaded', { count: String(length) }) : finding('noFiles');
}

function faultOf({ url, isScript, answer }: LoadedFile): Finding | undefined {
  // An app also mounts without its styles.
  const changed: Partial<Finding> = isScript ? {} : { outcome: 'warning' };
  if ('failure' in answer) return finding(FAILURES[answer.failure], { url }, changed);
  const { status = 200, type, text } = answer.file;
  if (status >= 400) return finding('fileStatus', { url, status: String(status) }, changed);
  if (/^text\/html\b/i.test(type)) return finding('fileHtml', { url }, changed);
  if (!/^\s*<!?(doctype|html)\b/i.test(text)) return undefined;
  return finding('fileHtml', { url }, { ...changed, see: '/issues/errors#unexpected-token' });
}

/** Whether what the scripts load later comes from the server of the sub-app. */
export function publicPathFinding(
  { origin }: URL,
  loaded: readonly LoadedFile[],
  scripts: readonly string[],
): Finding {
  const foreign = loaded
    .filter(({ url, isScript, answer }) => isScript && 'failure' in answer && URL.canParse(url))
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
