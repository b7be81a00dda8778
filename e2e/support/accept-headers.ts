/** What programs write into `Accept`, and the form of a page that they get; none where they accept neither. */
export const ACCEPT_HEADERS: readonly (readonly [string, 'markdown' | 'html' | undefined])[] = [
  ['*/*', 'html'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
  ['text/markdown', 'markdown'],
  ['text/markdown, text/html, */*', 'markdown'],
  ['TEXT/Markdown ; q=1.0 , text/*;q=0.5', 'markdown'],
  ['text/html, text/markdown;q=0.9', 'html'],
  ['text/markdown;q=0.85, text/html;q=0.8', 'markdown'],
  ['text/markdown;q=0.805, text/html;q=0.81', 'html'],
  ['text/markdown;q=0, */*', 'html'],
  ['text/html;q=0, text/markdown;q=0.1', 'markdown'],
  ['text/markdown;variant=GFM;q=0.4, text/html;level=1;q=0.3', 'markdown'],
  ['text/markdown-like, text/html', 'html'],
  ['application/json', undefined],
  ['text/markdown;q=0', undefined],
];
