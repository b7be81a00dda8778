import { FILE_RULES, fits, headersOfAnswers, spellingsOf } from './host-rules';

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read. They add up the headers of all rules
 * that fit, and have pages and pictures asked for each time by themselves; so the last rule of the
 * table is left out, and of the others each header stands once: where a wider rule fits the same
 * files, as that of `/*.txt` does those for programs, it counts alone. Both hosts serve by https only.
 */
export function headersFile(basePath: string) {
  const allButLast = FILE_RULES.slice(0, -1);
  const rules = [
    { path: `${basePath}/*`, headers: headersOfAnswers({ basePath, isHttps: true }) },
    ...allButLast.flatMap(({ paths, headers }, index) =>
      paths
        .filter((path) => !allButLast.slice(index + 1).some((wider) => fits(wider, path)))
        .map((path) => ({ path: `${basePath}${path}`, headers })),
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

/** What an operator should know of a `_redirects` that is too long; nothing while it is short enough. */
export function redirectsWarning(text: string): string | undefined {
  const lines = text.split('\n').length - 1;
  if (lines <= MOST_LINES) return undefined;
  return `_redirects has ${lines} lines, of which Cloudflare Pages reads the first ${MOST_LINES}. The other former paths still lead on there, by the pages that lie at them.`;
}
