// @ts-check

/**
 * A comment, a script (in which `<` begins no tag), a tag, or text. React and our own builder of code
 * write no `>` into an attribute.
 */
const TOKEN = /<!--[\s\S]*?-->|<script\b[\s\S]*?<\/script>|<(\/?)([a-zA-Z][\w-]*)([^>]*)>|[^<]+/g;
const VOID = /^(area|br|col|hr|img|input|link|meta|source|track|wbr)$/i;
/** What only works with scripts, or is part of the screen and not of the text. */
const LEFT_OUT_TAG = /^(button|noscript|template)$/;
const LEFT_OUT_ATTRIBUTE = /\sdata-part="|\srole="tablist"/;
/** The attributes that name elements by their ids. */
const IDS = /\s(id|for|aria-describedby)="([^"]*)"/gi;
/** What ties a panel to its tab, and pictures that wait until the reader comes near them. */
const OF_SCREEN = /\s(?:aria-labelledby="[^"]*"|role="tabpanel"|loading="lazy")/g;

/**
 * The article of an exported page without its controls.
 * @param {string} html
 * @param {object} changes
 * @param {(id: string) => string} changes.id what an id becomes
 * @param {(href: string) => string} changes.link where a link leads
 * @returns {{ title: string, html: string }}
 */
export function articleOf(html, changes) {
  const begin = /<(article|div) class="prose">/.exec(html);
  if (!begin) throw new Error('Expected an article with the class "prose" in a page.');
  TOKEN.lastIndex = begin.index + begin[0].length;
  let text = '';
  /** How many elements are open, and from which number on they are left out. */
  let depth = 0;
  let hiddenFrom = 0;
  let before = '';
  for (let token = TOKEN.exec(html); token && depth >= 0; token = TOKEN.exec(html)) {
    const [whole, slash, tag, attributes = ''] = token;
    const isVoid = tag !== undefined && (VOID.test(tag) || attributes.endsWith('/'));
    if (slash) depth -= 1;
    else if (tag && !isVoid) depth += 1;
    // The "#" of a heading stands behind it (components/markdown/elements.tsx).
    const isAnchor = tag === 'a' && /^<\/h[2-6]>$/.test(before);
    const isOfScreen =
      isAnchor || LEFT_OUT_TAG.test(tag ?? '') || LEFT_OUT_ATTRIBUTE.test(attributes);
    const isLeftOut = isOfScreen && !slash;
    if (isLeftOut && !isVoid && hiddenFrom === 0) hiddenFrom = depth;
    const isText = tag !== undefined || !whole.startsWith('<');
    const isShown = hiddenFrom === 0 && !isLeftOut && depth >= 0 && isText;
    if (isShown) text += tag ? `<${slash}${tag}${withChanges(attributes, changes)}>` : whole;
    if (hiddenFrom > depth) hiddenFrom = 0;
    before = whole;
  }
  return { title: /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(text)?.[1] ?? '', html: text };
}

/** @param {string} attributes @param {Parameters<typeof articleOf>[1]} changes */
function withChanges(attributes, { id, link }) {
  return attributes
    .replace(OF_SCREEN, '')
    .replace(IDS, (_, name, value) => ` ${name}="${value.split(' ').map(id).join(' ')}"`)
    .replace(/\shref="([^"]*)"/, (_, value) => ` href="${link(value)}"`);
}
