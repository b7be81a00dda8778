import type { ServedFile } from '../scenario';
import { type Finding, passed, problem } from './checks';
import { fileFindings, type LoadedFile, modulesFinding } from './file-findings';
import { type Answer, type EntryHtml, readEntry, request } from './request';

/** What the stage gets: the files by URL, and the URLs that could not be fetched. */
export type Served = { files: Record<string, ServedFile>; blocked: string[] };

/** What the inspection needs of the browser. */
type Browser = {
  request: (url: string) => Promise<Answer>;
  readEntry: (html: string, base: string) => EntryHtml;
  /** The origin of the page. */
  origin: string;
};

const JAVASCRIPT = /^(text|application)\/(x-)?(java|ecma)script\b/i;

/**
 * Fetches the entry of a sub-app with its files, and tells what each check has found. What runs only on the
 * stage is told by lib/playground/own-app/run-findings.ts.
 */
export async function inspect(
  entry: string,
  tell: (...findings: Finding[]) => void,
  browser: Browser = { request, readEntry, origin: window.location.origin },
): Promise<Served> {
  const answer = await browser.request(entry);
  if ('failure' in answer) {
    tell(...failureFindings(entry, answer.failure, browser.origin));
    return { files: {}, blocked: [entry] };
  }
  const { file, isRedirected } = answer;
  const { url: base = entry, status = 200, text } = file;
  const served: Served = { files: { [entry]: file }, blocked: [] };
  tell(
    passed('answer', isRedirected ? `It redirects to \`${base}\`.` : `\`${entry}\` answers.`),
    corsFinding(base, browser.origin),
    statusFinding(status),
  );
  if (status >= 400) return served;

  const kind = kindOf(file, base);
  const html = kind === 'html' ? browser.readEntry(text, base) : undefined;
  const type = typeFinding(file, kind, html?.title);
  tell(type);
  if (type.outcome === 'problem') return served;

  tell(...scriptFindings(html));
  const loaded = await Promise.all(
    (html?.files ?? []).map(
      async (one): Promise<LoadedFile> => ({ ...one, answer: await browser.request(one.url) }),
    ),
  );
  for (const { url, answer: one } of loaded) {
    if ('file' in one) served.files[url] = one.file;
    else served.blocked.push(url);
  }
  tell(...fileFindings(base, loaded, html ? html.inline : [text]));
  return served;
}

function corsFinding(base: string, origin: string): Finding {
  if (new URL(base).origin !== origin) {
    const found = `The server allows \`${origin}\`, this page. It must allow the origin of your host, too.`;
    return passed('cors', found);
  }
  const found =
    'This page has the same origin as your server, so CORS does not apply here. It does for your host.';
  return { check: 'cors', outcome: 'skipped', found };
}

function statusFinding(status: number): Finding {
  const found = `The status is ${status}.`;
  if (status < 400) return passed('status', found);
  return problem(
    'status',
    found,
    'Correct the path of the URL, or the server. Then reload the page of your host, because Garfish remembers the failure.',
    '/issues/errors#load-failed-with-status',
  );
}

function failureFindings(
  entry: string,
  failure: 'no answer' | 'not allowed' | 'elsewhere',
  origin: string,
): Finding[] {
  const see = '/issues/errors#failed-to-fetch';
  if (failure === 'not allowed') {
    return [
      passed('answer', `\`${entry}\` answers.`),
      problem(
        'cors',
        `The answer has no \`Access-Control-Allow-Origin\` that allows \`${origin}\`, so the browser lets no page of another origin read it: neither this page nor your host.`,
        "Let the dev server send `Access-Control-Allow-Origin: *` with every file. In webpack: `devServer: { headers: { 'Access-Control-Allow-Origin': '*' } }`. In Vite: `server: { cors: true }`.",
        see,
      ),
    ];
  }
  return [
    problem(
      'answer',
      `Nothing answers at \`${entry}\`.`,
      'Start the dev server, and compare the port. If the URL opens in a tab, your browser keeps this page from your own machine: allow it the local network, beside the address bar, or use the file below, as you must in Safari.',
      see,
    ),
  ];
}

type Kind = 'html' | 'script' | 'other';

/** What Garfish takes an entry for: the ending of the URL counts, then the content type. */
function kindOf({ type }: ServedFile, url: string): Kind {
  if (/\.html$/.test(url) || /^text\/html\b/i.test(type)) return 'html';
  return /\.js$/.test(url) || JAVASCRIPT.test(type) ? 'script' : 'other';
}

function typeFinding({ type, text }: ServedFile, kind: Kind, title = ''): Finding {
  const shown = type ? `\`${type}\`` : 'empty';
  if (kind === 'other') {
    return problem(
      'type',
      `The content type is ${shown}.`,
      'Serve the entry as `text/html`, or as `text/javascript` if it is a script. Check that the URL is that of the page of the sub-app.',
      '/issues/errors#entrance-wrong-type',
    );
  }
  if (kind === 'script' && /^\s*</.test(text)) {
    return problem(
      'type',
      `The content type is ${shown}, but the text is an HTML page.`,
      'Correct the URL of the entry, and let the server answer missing files with 404 instead of its index page.',
      '/issues/errors#unexpected-token',
    );
  }
  if (kind === 'script')
    return passed('type', 'It is a script. A JavaScript entry must be one bundle.');
  const name = title ? ` with the title “${title}”` : '';
  return passed(
    'type',
    `It is an HTML page${name}. Is that your sub-app, not the host and not a login page?`,
  );
}

function scriptFindings(html: EntryHtml | undefined): Finding[] {
  if (!html) {
    return [
      passed('scripts', 'The entry itself is the script.'),
      passed('modules', 'Garfish runs the entry as a classic script.'),
    ];
  }
  const count = html.inline.length + html.files.filter(({ isScript }) => isScript).length;
  if (count === 0) {
    return [
      problem(
        'scripts',
        'The HTML has no script, so nothing hands over a provider.',
        'Use the HTML that your bundler writes as the entry, not its template.',
        '/issues/errors#provider-is-undefined',
      ),
    ];
  }
  return [
    passed('scripts', `Scripts in the HTML: ${count}.`),
    html.hasModules ? modulesFinding('warning') : passed('modules', 'No script is an ES module.'),
  ];
}
