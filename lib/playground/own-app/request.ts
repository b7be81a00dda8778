import type { ServedFile } from '../scenario';

export type FetchResult =
  | { file: ServedFile; isRedirected: boolean }
  /**
   * Nothing answers; or without a CORS header; or it is a server that this page may not reach, or redirects to one, or
   * no URL at all; or the answer breaks off or does not end.
   */
  | { failure: 'noAnswer' | 'notAllowed' | 'elsewhere' | 'noUrl' | 'incomplete' };

/** A dev server may bundle when it is asked. The labels name this time. */
const LIMIT_MS = 20_000;

/** Returns whether the policy of the page (lib/export/content-policy.ts) lets it connect to a URL. */
export function isReachable({ protocol, hostname, origin }: URL, siteOrigin: string): boolean {
  const isLocal = ['localhost', '127.0.0.1'].includes(hostname);
  if (origin === siteOrigin || protocol === 'data:') return true;
  return isLocal && ['http:', 'https:'].includes(protocol);
}

/** Fetches a file of a sub-app as Garfish would, and finds out why it can't. */
export async function request(address: string): Promise<FetchResult> {
  if (!URL.canParse(address)) return { failure: 'noUrl' };
  if (!isReachable(new URL(address), window.location.origin)) return { failure: 'elsewhere' };
  const options = { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) } as const;
  let isElsewhere = false;
  // The policy of this page refuses redirects to other hosts. The event names the URL before the redirect, or its origin.
  const note = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isElsewhere ||= address.startsWith(blockedURI);
  };
  document.addEventListener('securitypolicyviolation', note, { signal: options.signal });
  const response = await window.fetch(address, options).catch(() => undefined);
  if (!response) {
    // A server that takes the request and says nothing is no missing one.
    if (options.signal.aborted) return { failure: 'incomplete' };
    // Without CORS, the answer can't be read. That there is one is all that can be known.
    const isThere = await window.fetch(address, { ...options, mode: 'no-cors' }).catch(() => false);
    if (isThere) return { failure: 'notAllowed' };
    // The browser reports the refusal after the failure.
    await new Promise((resolve) => setTimeout(resolve));
    return { failure: isElsewhere ? 'elsewhere' : 'noAnswer' };
  }
  const { url, status, redirected: isRedirected } = response;
  const type = response.headers.get('content-type') ?? '';
  return response.text().then(
    (text) => ({ file: { text, type, status, url }, isRedirected }),
    () => ({ failure: 'incomplete' }),
  );
}

const SCRIPT_TYPES = ['', 'module', 'text/javascript', 'application/javascript'];

export type EntryHtml = ReturnType<typeof readEntry>;

/** The parts of an entry that Garfish reads. Nothing runs: browsers load nothing for a document that is only parsed. */
export function readEntry(html: string, base: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const scripts = [...page.querySelectorAll('script')].filter(({ type }) =>
    SCRIPT_TYPES.includes(type.toLowerCase()),
  );
  const files = [
    ...scripts.filter((script) => script.hasAttribute('src')),
    ...page.querySelectorAll('link[rel~="stylesheet"][href]'),
  ];
  // What a build has not replaced, such as `https://%VITE_CDN%/main.js`, is no URL and stays as it is.
  const urlOf = (element: Element) => {
    const written = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    return URL.canParse(written, base) ? new URL(written, base).href : written;
  };
  return {
    title: page.title,
    inline: scripts.filter((script) => !script.hasAttribute('src')).map((script) => script.text),
    files: files.map((file) => ({ url: urlOf(file), isScript: file.matches('script') })),
    hasModules: scripts.some(({ type }) => type.toLowerCase() === 'module'),
  };
}
