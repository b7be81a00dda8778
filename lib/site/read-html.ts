import 'server-only';
import { Parser } from 'htmlparser2';

/** What an element loads by itself; the `href` of a link is followed by readers only. */
const LOADS = /^(?:src|srcset|poster|data|background|(?:xlink:)?href)$/i;
const FOLLOWED = /^(?:\w+:)?(?:a|area)$/i;

const ON_HOST = /^\s*(?:https?:)?[\\/]{2}|[,\s](?:https?:)?\/\//i;
/** What `<meta http-equiv="refresh">` opens. */
const LEADS_AWAY = /^[\s\d.]*[;,]\s*(?:url\s*=\s*)?["']?\s*(?:https?:)?[\\/]{2}/i;
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
  return LOADED_BY_CSS.exec(text)?.[0];
}

/**
 * Whether HTML closes all that it opens, and nothing else, so that it may be put into a page. It is read
 * inside the elements that it closes: one too many then closes what is around it.
 */
export function isBalanced(html: string): boolean {
  const around = new Set([...html.matchAll(/<\/([a-z][\w:-]*)/gi)].map(([, name]) => `<${name}>`));
  const before = [...around].join('');
  let isInside = false;
  let isRight = true;
  let openedAt = -1;
  const parser = new Parser({
    onopentag(name) {
      isInside ||= name === 'x-around';
      openedAt = parser.endIndex;
    },
    onclosetag(name, isImplied) {
      // An element that needs no closing tag, such as `<br>` and `<path/>`, is closed where it is opened.
      if (isInside && isImplied && parser.endIndex !== openedAt) isRight = false;
      if (name === 'x-around') isInside = false;
    },
  });
  parser.end(`${before}<x-around>${html}</x-around>`);
  return isRight;
}
