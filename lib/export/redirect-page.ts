/**
 * Returns the page at the path of a redirect, for hosts that serve files only. It redirects before anything is painted,
 * also without script. `page` is the HTML of the target, `file` a path that every kind of host serves. Without an id, the
 * hash of the request is kept.
 */
export function redirectPage(page: string, file: string, id = ''): string {
  const hash = id === '' ? '' : `#${id}`;
  const target = hash === '' ? 'location.hash' : JSON.stringify(hash);
  const { language, title, canonical, icon } = headOf(page);
  return [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>`,
    `<script>location.replace(${JSON.stringify(file)}+location.search+${target})</script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${file}${hash}"/></noscript>`,
    `<title>${title}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="color-scheme" content="light dark"/><meta name="robots" content="noindex"/>',
    canonical,
    // Otherwise browsers would request /favicon.ico.
    icon,
    `</head><body><main><h1><a href="${file}${hash}">${title}</a></h1></main></body></html>\n`,
  ].join('');
}

function headOf(page: string) {
  const language = /<html\b[^>]*?\slang="([^"]*)"/.exec(page)?.[1];
  const title = /<title>([^<]*)<\/title>/.exec(page)?.[1];
  if (language === undefined || title === undefined) {
    throw new Error('A page lacks its language or its title.');
  }
  const link = (rel: string) => new RegExp(`<link rel="${rel}"[^>]*>`).exec(page)?.[0] ?? '';
  return { language, title, canonical: link('canonical'), icon: link('icon') };
}
