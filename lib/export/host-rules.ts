import escapeStringRegexp from 'escape-string-regexp';

// The headers of the export's files. `_headers` is made from them, and a browser test compares them with what web servers
// send with the configurations of `deploy/`.

type FileRule = {
  /** Below the base path; `*` stands for anything, also with slashes. */
  paths: readonly string[];
  headers: Readonly<Record<string, string>>;
};

/** The names of these files contain a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** An unchanged file costs one short response. */
const REVALIDATED = 'public, max-age=0, must-revalidate';
/** Programs do not revalidate each time. */
const FIVE_MINUTES = 'public, max-age=300';

/** The first rule that matches a file counts; the last matches all. */
export const FILE_RULES: readonly FileRule[] = [
  // Scripts, styles and fonts, and the index of the search.
  {
    paths: ['/_next/static/*', '/static/scripts/*', '/static/search_index*'],
    headers: { 'Cache-Control': IMMUTABLE },
  },
  // The Markdown of the pages, which search engines would index as a second page.
  {
    paths: ['/*.md'],
    headers: {
      'Cache-Control': REVALIDATED,
      'Content-Type': 'text/markdown; charset=utf-8',
      'X-Robots-Tag': 'noindex',
    },
  },
  // The texts of the whole site or of a language, for programs.
  {
    paths: ['/llms.txt', '/llms-full.txt', '/*/llms.txt', '/*/llms-full.txt'],
    headers: { 'Cache-Control': FIVE_MINUTES, 'Content-Type': 'text/plain; charset=utf-8' },
  },
  // Pages and images.
  { paths: ['/*'], headers: { 'Cache-Control': REVALIDATED } },
];

/** Security headers of every response. The policy of scripts is in the page itself. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

/** Returns the headers of every response. The same URL may return HTML or Markdown, so caches vary by `Accept`. */
export function responseHeaders(basePath: string): Record<string, string> {
  return {
    ...SECURITY_HEADERS,
    Link: `<${encodeURI(basePath)}/llms.txt>; rel=llms-txt`,
    Vary: 'Accept',
  };
}

export function ruleFor(path: string): FileRule {
  const rule = FILE_RULES.find(({ paths }) => paths.some((glob) => globPattern(glob).test(path)));
  if (!rule) throw new Error(`No rule matches ${path}.`);
  return rule;
}

export function globPattern(glob: string): RegExp {
  return new RegExp(`^${glob.split('*').map(escapeStringRegexp).join('.*')}$`);
}

/**
 * Returns the file `_headers`, which Netlify and Cloudflare Pages read. They add up the headers of all rules that match,
 * so no two rules for the same file may have one header. They revalidate pages and images by default, so the last rule of
 * the table is left out.
 */
export function headersFile(basePath: string) {
  const rules = [
    { path: `${basePath}/*`, headers: responseHeaders(basePath) },
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
 * Returns the file `_redirects` of the same hosts, with each spelling of a path. Netlify prefers the page that lies there,
 * which corrects the URL; its sign for "in any case" would make Cloudflare skip the line.
 */
export function redirectsFile(redirects: Readonly<Record<string, string>>, basePath: string) {
  return Object.entries(redirects)
    .flatMap(([from, to]) =>
      ['', '/', '.html', '/index.html'].map(
        (end) => `${basePath}${from}${end} ${encodeURI(basePath + to)} 301\n`,
      ),
    )
    .join('');
}
