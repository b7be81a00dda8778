import { type Finding, passed, problem, type See } from './checks';
import type { Answer } from './request';

export type LoadedFile = { url: string; isScript: boolean; answer: Answer };

type Fault = { text: string; fix: string; see: See; isScript: boolean };

/** How a provider appears in code, also in what bundlers make of it. */
const PROVIDER = /\bprovider\b\\?["'`]?\s*[:=(]|registerProvider/;

/** The `publicPath` in what webpack makes: `__webpack_require__.p = "/"`, and in short `r.p="/"`. */
const PUBLIC_PATH = /\b[\w$]+\.p\s*=\s*\\?["']((?:\/|\.{0,2}\/|https?:)?[^"'\\\s]*)\\?["']/;

/** What the files of an entry tell; `inline` are the scripts that came with it. */
export function fileFindings(
  base: string,
  loaded: readonly LoadedFile[],
  inline: readonly string[],
): Finding[] {
  const scripts = loaded.flatMap(({ isScript, answer }) =>
    isScript && 'file' in answer ? [answer.file.text] : [],
  );
  const texts = [...inline, ...scripts];
  const faults = loaded.flatMap((file) => faultOf(file) ?? []);
  return [
    publicPathFinding(base, loaded, texts),
    filesFinding(loaded, faults),
    providerFinding(texts),
  ];
}

function filesFinding(loaded: readonly LoadedFile[], faults: readonly Fault[]): Finding {
  const worst = faults.find(({ isScript }) => isScript) ?? faults[0];
  if (!worst) {
    return passed(
      'files',
      loaded.length > 0 ? `Loaded: ${loaded.length}.` : 'It has no other files.',
    );
  }
  const found = faults.map(({ text }) => text).join(' ');
  const finding = problem('files', found, worst.fix, worst.see);
  return worst.isScript ? finding : { ...finding, outcome: 'warning' };
}

/** Why Garfish leaves a file out, most of the time without a word. */
function faultOf({ url, isScript, answer }: LoadedFile): Fault | undefined {
  const fault = (text: string, fix: string, entry: string): Fault => {
    return { text: `\`${url}\` ${text}`, fix, see: `/issues/errors#${entry}`, isScript };
  };
  if ('failure' in answer) {
    const entry = 'failed-to-fetch';
    if (answer.failure === 'no answer') {
      const fix = 'Correct `publicPath`, or start the server of this file.';
      return fault('does not answer.', fix, entry);
    }
    if (answer.failure === 'not allowed') {
      const fix = 'Send the header with scripts and stylesheets, too, not only with the HTML.';
      return fault('has no `Access-Control-Allow-Origin`.', fix, entry);
    }
    const text = 'is on another server, to which this page may not connect.';
    const fix = 'Check it in the Network panel of your host. The stage below leaves it out.';
    // What can't be checked is no fault of the app.
    return { ...fault(text, fix, entry), isScript: false };
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

function publicPathFinding(
  base: string,
  loaded: readonly LoadedFile[],
  texts: readonly string[],
): Finding {
  const check = 'public-path';
  const { origin } = new URL(base);
  const foreign = loaded.find(
    ({ url, isScript, answer }) =>
      isScript && new URL(url).origin !== origin && 'failure' in answer,
  );
  if (foreign) {
    return problem(
      check,
      `The entry is at \`${origin}\`, but names a script at \`${new URL(foreign.url).origin}\`, which does not load.`,
      `Set \`publicPath\` (webpack) or \`base\` (Vite) to \`${origin}/\`, the URL of the sub-app.`,
      '/issues/errors#loading-chunk',
    );
  }
  const values = texts.flatMap((text) =>
    text.includes('webpack') ? (PUBLIC_PATH.exec(text)?.[1] ?? []) : [],
  );
  const relative = values.find((value) => !/^(https?:)?\/\//.test(value));
  if (relative !== undefined) {
    return {
      check,
      outcome: 'warning',
      found: `\`publicPath\` is \`${relative || "''"}\`, so the browser requests lazy chunks and images from the server of the host.`,
      fix: `Set it to \`${origin}/\`, the absolute URL of the sub-app.`,
      see: '/issues/errors#loading-chunk',
    };
  }
  return passed(
    check,
    values[0] ? `\`publicPath\` is \`${values[0]}\`.` : 'Nothing speaks against it.',
  );
}

function providerFinding(texts: readonly string[]): Finding {
  return texts.some((text) => PROVIDER.test(text))
    ? passed('provider', 'A script mentions a `provider`.')
    : providerProblem('No script of the entry mentions a `provider`.');
}

export function providerProblem(found: string): Finding {
  return problem(
    'provider',
    found,
    "Export `provider` from the entry file, and let webpack write UMD: `output: { library: { type: 'umd' } }`. An ES module sets `__GARFISH_EXPORTS__.provider` or uses a bridge.",
    '/issues/errors#provider-is-undefined',
  );
}

/** What ES modules in the HTML mean; a run in the vm sandbox makes a problem of it. */
export function modulesFinding(outcome: 'warning' | 'problem'): Finding {
  return {
    check: 'modules',
    outcome,
    found:
      'The HTML has scripts of `type="module"`, as the dev server of Vite writes them. The vm sandbox can’t run ES modules.',
    fix: 'Set `sandbox: false` for this app in the host, or build one classic script. Below, switch `sandbox` off to see your app run without it.',
    see: '/issues/errors#import-statement',
  };
}
