/**
 * Everything the export relies on in what Next writes, which is not documented. ARCHITECTURE.md lists it. Each
 * function throws when it meets a form that it does not know. Readers get the pages as plain HTML with a script
 * of our own (scripts.ts), so what is only there for Next's router and React is taken out.
 */

/** Tags of the head whose order has no meaning to a browser. */
const METADATA =
  /(?:<(?:meta|link(?! rel="(?:stylesheet|preload|modulepreload)"))\b[^>]*>|<title>[^<]*<\/title>)+/g;
/** Those of them that the layout writes, and not the metadata of the page. */
const OF_LAYOUT = /^<(?:link rel="(?:icon|search)"|meta name="theme-color")/;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const CHARSET = /<meta charset=/gi;
const SHEET = /<link rel="stylesheet" href="[^"]*\/([^"/]+\.css)" data-precedence="next"\/>/g;

export function changed(found: string) {
  return new Error(`Next has changed what it writes: ${found}. See lib/export/next-pages.ts.`);
}

/** Whether a file is Next's own, of all files: scripts, payloads, and the second copy of the not-found page. */
export function isOfNext(path: string, known: ReadonlySet<string>) {
  if (path.startsWith('_next/')) return !/\.(css|woff2?|svg|png|jpe?g|webp|avif|ico)$/.test(path);
  if (/(^|\/)__next\.[^/]*\.txt$/.test(path) || /^_not-found[./]/.test(path)) return true;
  return path.endsWith('.txt') && known.has(path.replace(/\.txt$/, '.html'));
}

/** The file of a page's payload, which only pages of Next have; nothing for other files. */
export function payloadOf(path: string) {
  return path.endsWith('.html') ? path.replace(/\.html$/, '.txt') : '';
}

/** A page without what is only there for Next's client. */
export function plainPage(html: string) {
  const end = html.indexOf('</head>');
  if (end < 0) throw changed('a page without </head>');
  const charsets = html.match(CHARSET)?.length ?? 0;
  if (charsets !== 1) throw changed(`a page with ${charsets} <meta charset>`);
  const plain = withOrderedHead(html.slice(0, end)) + html.slice(end);
  let taken = 0;
  const rest = plain
    .replace(SCRIPT, (script, attributes, text) => {
      if (!isScriptOfNext(attributes, text)) return script;
      taken += 1;
      return '';
    })
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    // Where React would find the parts of a page again.
    .replace(/<!--[\s\S]*?-->/g, '')
    .replaceAll('<div hidden=""></div>', '');
  if (taken < 3) throw changed(`a page with ${taken} scripts of Next`);
  const left = /\bself\.__next\w*|\/_next\/[^"]*\.js|<script>\$R\w*/.exec(rest)?.[0];
  if (left !== undefined) throw changed(`a page that goes on naming ${left}`);
  return rest;
}

function isScriptOfNext(attributes: string, text: string) {
  return (
    /\ssrc="[^"]*\/_next\//.test(attributes) ||
    /^\(?self\.__next_f\b/.test(text) ||
    /\sid="_R_"/.test(attributes)
  );
}

function withOrderedHead(head: string) {
  return head.replace(METADATA, (run) => {
    const tags = run.match(/<title>.*?<\/title>|<[^>]*>/gs) ?? [];
    const own = tags.filter((tag) => !OF_LAYOUT.test(tag));
    return [...tags.filter((tag) => OF_LAYOUT.test(tag)).sort(), ...own].join('');
  });
}

/** The names of a page's style sheets, in their order. */
export function sheetsOf(html: string) {
  const names = [...html.matchAll(SHEET)].map(([, name = '']) => name);
  if (names.length === 0) throw changed('a page without style sheets');
  return names;
}

/** Puts one style sheet in the place of a page's own, where the first of them stood. */
export function withSheet(html: string, href: string) {
  let link = `<link rel="stylesheet" href="${href}"/>`;
  return html.replace(SHEET, () => {
    const placed = link;
    link = '';
    return placed;
  });
}
