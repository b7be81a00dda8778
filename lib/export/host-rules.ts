import escapeStringRegexp from 'escape-string-regexp';

/*
 * What hosts need to know of the files of the export. `_headers` and `_redirects` are made from it; a browser test
 * compares what web servers send with the configurations of `deploy/`.
 */

/** Some files, and how long a browser or a cache in between may keep them. */
type FileRule = {
  /** Below the base path; `*` stands for anything, also with slashes. */
  paths: readonly string[];
  headers: Readonly<Record<string, string>>;
};

/** Names of these files hold a hash of what is in them, so they never change. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Cached, but revalidated on each request: an unchanged file costs one short answer. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';
/** Programs may not ask each time; a text of five minutes ago serves them. */
const SOON = 'public, max-age=300';

/** The first rule that a file fits counts; the last fits all. */
export const FILE_RULES: readonly FileRule[] = [
  // Scripts, styles and fonts, and the index of the search.
  {
    paths: ['/_next/static/*', '/static/scripts/*', '/static/search_index*'],
    headers: { 'Cache-Control': FOREVER },
  },
  // The Markdown of the pages, which search engines would take for a second page.
  {
    paths: ['/*.md'],
    headers: {
      'Cache-Control': ASK_AGAIN,
      'Content-Type': 'text/markdown; charset=utf-8',
      'X-Robots-Tag': 'noindex',
    },
  },
  // What programs read of the whole site or of a language.
  {
    paths: ['/llms.txt', '/llms-full.txt', '/*/llms.txt', '/*/llms-full.txt'],
    headers: { 'Cache-Control': SOON, 'Content-Type': 'text/plain; charset=utf-8' },
  },
  // Pages and pictures.
  { paths: ['/*'], headers: { 'Cache-Control': ASK_AGAIN } },
];

/** Security headers of every answer. The policy of scripts is in the page itself. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * What every answer says: what guards readers, where the list of all pages as Markdown is, and that a page
 * may come as HTML or as Markdown, so that no cache gives the one for the other.
 */
export function headersOfAnswers(basePath: string): Record<string, string> {
  return {
    ...SECURITY_HEADERS,
    Link: `<${encodeURI(basePath)}/llms.txt>; rel=llms-txt`,
    Vary: 'Accept',
  };
}

/** The rule for a file, by its path below the base path. */
export function ruleOf(path: string): FileRule {
  const rule = FILE_RULES.find(({ paths }) =>
    paths.some((pattern) => patternOf(pattern).test(path)),
  );
  if (!rule) throw new Error(`No rule fits ${path}.`);
  return rule;
}

/** The spellings in which the path of a redirect may be requested. */
function spellingsOf(address: string) {
  return ['', '/', '.html', '/index.html'].map((end) => address + end);
}

/** A pattern of the table as a regular expression. */
export function patternOf(path: string): RegExp {
  const parts = path.split('*').map(escapeStringRegexp);
  return new RegExp(`^${parts.join('.*')}$`);
}

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read. They add up the headers of all rules
 * that fit, so no two rules for the same file may name one header. They have pages and pictures asked for each
 * time by themselves, so the last rule of the table is left out. Both hosts serve by https only.
 */
export function headersFile(basePath: string) {
  const rules = [
    { path: `${basePath}/*`, headers: headersOfAnswers(basePath) },
    ...FILE_RULES.slice(0, -1).flatMap(({ paths, headers }) =>
      paths.map((path) => ({ path: `${basePath}${path}`, headers })),
    ),
  ];
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/**
 * The file `_redirects` of the same hosts. Both files keep the query.
 * Netlify prefers the page that lies there, which puts the address right; its sign for "in any case"
 * would have Cloudflare skip the line.
 */
export function redirectsFile(redirects: Readonly<Record<string, string>>, basePath: string) {
  return Object.entries(redirects)
    .flatMap(([from, to]) =>
      spellingsOf(from).map((path) => `${basePath}${path} ${encodeURI(basePath + to)} 301\n`),
    )
    .join('');
}

/** Cloudflare Pages reads no more lines of `_redirects`: https://developers.cloudflare.com/pages/configuration/redirects/ */
const MOST_LINES = 2000;

/** Returns a warning about a `_redirects` that is too long. */
export function redirectsWarning(text: string): string | undefined {
  const lines = text.split('\n').length - 1;
  if (lines <= MOST_LINES) return undefined;
  return `_redirects has ${lines} lines, of which Cloudflare Pages reads the first ${MOST_LINES}. The other former paths still lead on there, by the pages that lie at them.`;
}
