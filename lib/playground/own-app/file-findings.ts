import { type Finding, passed, problem } from './checks';
import type { Answer } from './request';

export type LoadedFile = { url: string; isScript: boolean; answer: Answer };

/** The `publicPath` in what webpack makes: `__webpack_require__.p = "/"`, and in short `r.p="/"`. */
const PUBLIC_PATH = /\b[\w$]+\.p\s*=\s*\\?["']((?:\/|\.{0,2}\/|https?:)?[^"'\\\s]*)\\?["']/;

/** Why a file did not come, and what to do. */
const FAILURES = {
  'no answer': ['does not answer.', 'Correct `publicPath`, or start the server of this file.'],
  'not allowed': [
    'has no `Access-Control-Allow-Origin`.',
    'Send the header with scripts and stylesheets, too, not only with the HTML.',
  ],
  elsewhere: [
    'is on another server, to which this page may not connect.',
    'Check it in the Network panel of your host. The stage leaves it out.',
  ],
} as const;

/** Whether the files of an entry load. Garfish leaves out those that don't, most of the time without a word. */
export function filesFinding(loaded: readonly LoadedFile[]): Finding {
  const faults = loaded.flatMap((file) => faultOf(file) ?? []);
  const worst = faults.find(({ outcome }) => outcome === 'problem') ?? faults[0];
  if (worst) return { ...worst, found: faults.map(({ found }) => found).join(' ') };
  const { length } = loaded;
  return passed('files', length > 0 ? `Loaded: ${length}.` : 'It has no other files.');
}

function faultOf({ url, isScript, answer }: LoadedFile): Finding | undefined {
  const fault = (text: string, fix: string, entry: string): Finding => {
    // What can't be checked is no fault of the app, which also mounts without its styles.
    const isProblem = isScript && !('failure' in answer && answer.failure === 'elsewhere');
    const finding = problem('files', `\`${url}\` ${text}`, fix, `/issues/errors#${entry}`);
    return isProblem ? finding : { ...finding, outcome: 'warning' };
  };
  if ('failure' in answer) {
    const [text, fix] = FAILURES[answer.failure];
    return fault(text, fix, 'failed-to-fetch');
  }
  const { status = 200, type, text } = answer.file;
  const fix = 'Correct the URL, for example with `publicPath` or `base`';
  if (status >= 400) return fault(`has status ${status}.`, `${fix}.`, 'load-failed-with-status');
  const isHtml = /^text\/html\b/i.test(type);
  if (!isHtml && !/^\s*<!?(doctype|html)\b/i.test(text)) return undefined;
  return fault(
    'is an HTML page.',
    `${fix}, and let the server answer missing files with 404 instead of its index page.`,
    isHtml ? 'failed-to-load-script' : 'unexpected-token',
  );
}

/** Whether what the scripts load later comes from the server of the sub-app. */
export function publicPathFinding(
  { origin }: URL,
  loaded: readonly LoadedFile[],
  scripts: readonly string[],
): Finding {
  const check = 'public-path';
  const see = '/issues/errors#loading-chunk';
  const foreign = loaded.find(
    ({ url, isScript, answer }) =>
      isScript && new URL(url).origin !== origin && 'failure' in answer,
  );
  if (foreign) {
    return problem(
      check,
      `The entry is at \`${origin}\`, but names a script at \`${new URL(foreign.url).origin}\`, which does not load.`,
      `Set \`publicPath\` (webpack) or \`base\` (Vite) to \`${origin}/\`, the URL of the sub-app.`,
      see,
    );
  }
  const values = scripts.flatMap((text) =>
    text.includes('webpack') ? (PUBLIC_PATH.exec(text)?.[1] ?? []) : [],
  );
  const relative = values.find((value) => !/^(https?:)?\/\//.test(value));
  if (relative !== undefined) {
    return {
      check,
      outcome: 'warning',
      found: `\`publicPath\` is \`${relative || "''"}\`, so the browser requests lazy chunks and images from the server of the host.`,
      fix: `Set it to \`${origin}/\`, the absolute URL of the sub-app.`,
      see,
    };
  }
  const [value] = values;
  return passed(check, value ? `\`publicPath\` is \`${value}\`.` : 'Nothing speaks against it.');
}

/** What ES modules in the HTML mean; a run in the vm sandbox makes a problem of it. */
export function modulesFinding(outcome: 'warning' | 'problem'): Finding {
  return {
    check: 'modules',
    outcome,
    found:
      'The HTML has scripts of `type="module"`, as the dev server of Vite writes them. The vm sandbox can’t run ES modules.',
    fix: 'Set `sandbox: false` for this app in the host, or build one classic script. On the stage, switch `sandbox` off to see your app run without it.',
    see: '/issues/errors#import-statement',
  };
}
