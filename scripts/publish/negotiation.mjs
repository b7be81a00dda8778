// @ts-check

/*
 * A page and its Markdown have one URL for programs that name what they accept. Markdown is sent where the
 * request names it and wants it at least as much as HTML; browsers never name it. The patterns are those of
 * web servers (nginx.ts, caddy.ts), the function those of hosts that run JavaScript (host-function.ts).
 */

/** The types by which a request says how much it wants each form, the most exact first. */
export const QUALITIES = {
  markdown: ['text/markdown'],
  html: ['text/html', 'application/xhtml\\+xml', 'text/\\*', '\\*/\\*'],
};

/** What comes before `.md` or `/index.md` in the path of a page's Markdown, by the page's path. */
export const STEMS = ['^(.*?)(?:/index)?\\.html$', '^(.*)/$'];

/** The paths of pages. Only these are refused to a request that accepts neither form. */
export const PAGE_PATH = '/(?:[^/.]*|.*\\.html)$';

/**
 * Which form of a page a request wants; nothing where it accepts neither.
 * @param {string | null} accept
 * @returns {'markdown' | 'html' | undefined}
 */
export function wantedForm(accept) {
  if (!accept) return 'html';
  const wanted = accept.split(',').map((part) => {
    const [type = '', ...rest] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const q = rest.find((parameter) => parameter.startsWith('q='));
    return { type, q: q === undefined ? 1 : Number(q.slice(2)) || 0 };
  });
  const quality = (/** @type {string[]} */ types) => {
    for (const type of types) {
      const part = wanted.find((candidate) => candidate.type === type);
      if (part) return part.q;
    }
    return 0;
  };
  const markdown = quality(['text/markdown']);
  const html = quality(['text/html', 'application/xhtml+xml', 'text/*', '*/*']);
  if (markdown === 0 && html === 0) return undefined;
  return markdown > 0 && markdown >= html ? 'markdown' : 'html';
}
