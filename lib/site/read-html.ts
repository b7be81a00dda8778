import 'server-only';
import { Parser } from 'htmlparser2';

/** What an element loads by itself; the `href` of a link is followed by readers only. */
const LOADS = /^(?:src|srcset|poster|data|background|(?:xlink:)?href)$/i;
const FOLLOWED = /^(?:\w+:)?(?:a|area)$/i;

const ON_HOST = /^\s*(?:https?:)?[\\/]{2}|[,\s](?:https?:)?\/\//i;
/** What `<meta http-equiv="refresh">` opens; a space alone may part the time from it. */
const LEADS_AWAY = /^[\s\d.]*[\s;,]\s*[;,]?\s*(?:url\s*=\s*)?["']?\s*(?:https?:)?[\\/]{2}/i;
const LOADED_BY_CSS = /(?:url\(|@import)\s*["']?\s*(?:(?:https?:)?\/\/)[^\s"')]*/i;

/** What a page or a drawing would load from another host as soon as it is opened. */
export function foreignReference(text: string): string | undefined {
  let found: string | undefined;
  let isStyle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      isStyle = /(?:^|:)style$/i.test(name);
      if (/^meta$/i.test(name) && LEADS_AWAY.test(attributes.content ?? '')) {
        found ??= attributes.content;
      }
      for (const [attribute, value] of Object.entries(attributes)) {
        const isLoaded = LOADS.test(attribute) && !FOLLOWED.test(name);
        found ??= isLoaded && ON_HOST.test(value) ? value.trim() : foreignInCss(value);
      }
    },
    ontext(value) {
      if (isStyle) found ??= foreignInCss(value);
    },
    onclosetag() {
      isStyle = false;
    },
  });
  parser.end(text);
  return found;
}

/** The same of a style sheet, or of one declaration. */
export function foreignInCss(text: string): string | undefined {
  return (LOADED_BY_CSS.exec(text) ?? LOADED_BY_CSS.exec(unescaped(text)))?.[0];
}

/** CSS without comments and escapes, either of which may stand in the middle of `u\72l(…)`. */
function unescaped(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\\(?:([\da-f]{1,6})\s?|(\D))/gi, (_, hex, sign) =>
      hex ? String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)) : sign,
    );
}

/**
 * Whether HTML closes all that it opens, and nothing else, so that it may be put into a page. It is read
 * inside the elements that it closes: one too many then closes what is around it.
 */
export function isBalanced(html: string, xmlMode = false): boolean {
  const around = new Set([...html.matchAll(/<\/([a-z][\w:-]*)/gi)].map(([, name]) => `<${name}>`));
  const before = [...around].join('');
  let isInside = false;
  let isRight = true;
  let openedAt = -1;
  const parser = new Parser(
    {
      onopentag(name) {
        isInside ||= name === 'x-around';
        openedAt = parser.endIndex;
      },
      onclosetag(name, isImplied) {
        // An element that needs no closing tag, such as `<br>` and `<path/>`, is closed where it is opened.
        if (isInside && isImplied && parser.endIndex !== openedAt) isRight = false;
        if (name === 'x-around') isInside = false;
      },
    },
    { xmlMode },
  );
  parser.end(`${before}<x-around>${html}</x-around>`);
  return isRight;
}

/** Whether a drawing is complete, and has no `&` that only HTML understands; browsers show nothing of any other. */
export function isWellFormed(svg: string): boolean {
  const words = svg.replace(/<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->/g, '');
  return !/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(words) && isBalanced(words, true);
}
