import type { ServedFile } from '../scenario';
import { type Finding, passed, problem } from './checks';
import { filesFinding, type LoadedFile, modulesFinding, publicPathFinding } from './file-findings';
import { type Answer, type EntryHtml, readEntry, request } from './request';

/** What the checks of a server have found, the files for the stage by URL, and the URLs that could not be fetched. */
export type Inspected = {
  findings: readonly Finding[];
  files: Record<string, ServedFile>;
  blocked: string[];
};

/** What the inspection needs of the browser. */
type Browser = {
  request: (url: string) => Promise<Answer>;
  readEntry: (html: string, base: string) => EntryHtml;
  /** The origin of the page. */
  origin: string;
};

const JAVASCRIPT = /^(text|application)\/(x-)?(java|ecma)script\b/i;

/** Fetches the entry of a sub-app with its files. What only a run shows is told by run-findings.ts. */
export async function inspect(
  entry: string,
  browser: Browser = { request, readEntry, origin: window.location.origin },
): Promise<Inspected> {
  const answer = await browser.request(entry);
  if ('failure' in answer) {
    const findings = failureFindings(entry, answer.failure, browser.origin);
    return { findings, files: {}, blocked: [entry] };
  }
  const { file, isRedirected } = answer;
  const { url = entry, status = 200, text } = file;
  const base = new URL(url);
  const html = isHtml(file, base) ? browser.readEntry(text, url) : undefined;
  const findings = [
    passed('answer', isRedirected ? `It redirects to \`${url}\`.` : `\`${entry}\` answers.`),
    corsFinding(base, browser.origin),
    statusFinding(status),
    ...(status < 400 ? [typeFinding(file, base, html)] : []),
  ];
  const files = { [entry]: file };
  const blocked: string[] = [];
  if (findings.some(({ outcome }) => outcome === 'problem')) return { findings, files, blocked };

  const loaded = await Promise.all(
    (html?.files ?? []).map(
      async (one): Promise<LoadedFile> => ({ ...one, answer: await browser.request(one.url) }),
    ),
  );
  const scripts = html ? [...html.inline] : [text];
  for (const { url: name, isScript, answer: one } of loaded) {
    if ('file' in one) files[name] = one.file;
    else blocked.push(name);
    if ('file' in one && isScript) scripts.push(one.file.text);
  }
  findings.push(
    html?.hasModules ? modulesFinding('warning') : passed('modules', 'No script is an ES module.'),
    publicPathFinding(base, loaded, scripts),
    filesFinding(loaded),
  );
  return { findings, files, blocked };
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

function corsFinding(base: URL, origin: string): Finding {
  if (base.origin !== origin) {
    const found = `The server allows \`${origin}\`, this page. It must allow the origin of your host, too.`;
    return passed('cors', found);
  }
  const found =
    'This page has the same origin as your server, so CORS does not apply here. It does for your host.';
  return { check: 'cors', outcome: 'warning', found };
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

/** Whether Garfish takes an entry for HTML: the ending of the URL counts, then the content type. */
function isHtml({ type }: ServedFile, { href }: URL): boolean {
  return /\.html$/.test(href) || /^text\/html\b/i.test(type);
}

function typeFinding({ type, text }: ServedFile, { href }: URL, html?: EntryHtml): Finding {
  if (html) {
    const name = html.title ? ` with the title “${html.title}”` : '';
    const isSure = 'Is that your sub-app, not the host and not a login page?';
    if (html.inline.length > 0 || html.files.some(({ isScript }) => isScript)) {
      return passed('type', `It is an HTML page${name}. ${isSure}`);
    }
    return problem(
      'type',
      'The HTML has no script, so nothing hands over a provider.',
      'Use the HTML that your bundler writes as the entry, not its template.',
      '/issues/errors#provider-is-undefined',
    );
  }
  const found = `The content type is ${type ? `\`${type}\`` : 'empty'}`;
  if (!/\.js$/.test(href) && !JAVASCRIPT.test(type)) {
    return problem(
      'type',
      `${found}.`,
      'Serve the entry as `text/html`, or as `text/javascript` if it is a script. Check that the URL is that of the page of the sub-app.',
      '/issues/errors#entrance-wrong-type',
    );
  }
  if (!/^\s*</.test(text)) {
    return passed('type', 'It is a script. A JavaScript entry must be one bundle.');
  }
  return problem(
    'type',
    `${found}, but the text is an HTML page.`,
    'Correct the URL of the entry, and let the server answer missing files with 404 instead of its index page.',
    '/issues/errors#unexpected-token',
  );
}
