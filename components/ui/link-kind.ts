/** Tells what a link leads to: `/api/run` is a page, `/llms.txt` a file, `mailto:` other. */
export function linkKind(href: string): 'page' | 'hash' | 'file' | 'site' | 'other' {
  if (href.startsWith('#')) return 'hash';
  if (/^(https?:)?\/\//i.test(href)) return 'site';
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return 'other';
  const path = href.replace(/[?#].*$/, '');
  return /\.(?!html$)[a-z][a-z\d]*$/i.test(path) ? 'file' : 'page';
}
