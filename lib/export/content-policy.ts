import { Parser } from 'htmlparser2';
import { sha256 } from '../files/sha256';

/** Local servers, and what an entry carries itself. The page that checks a user's sub-app connects to them. */
const LOCALHOST =
  'http://localhost:* http://127.0.0.1:* https://localhost:* https://127.0.0.1:* data:';

/**
 * Allows files of the same host, and by their hashes the inline scripts and styles that the build has written. Content
 * and settings are checked where they are read (lib/content/public-files.ts, lib/content/check-references.ts). A worker is not
 * governed by the policy of its page, so WebAssembly is not mentioned.
 */
function policyFor({ scripts, styles, connects }: ReturnType<typeof read>): string {
  const allowed = (texts: readonly string[]) =>
    ["'self'", ...new Set(texts.map((text) => `'sha256-${sha256(text, 'base64')}'`))].join(' ');
  return [
    "default-src 'self'",
    `script-src ${allowed(scripts)}`,
    ...(styles.length > 0 ? [`style-src ${allowed(styles)}`] : []),
    // Images in style sheets, and those of a user's canvas.
    "img-src 'self' data:",
    ...(connects ? [`connect-src 'self' ${LOCALHOST}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * Writes the policy into a page, before anything that it governs. A page that has one (the stage of the playground)
 * is unchanged, and so is a text without a document around it: search consoles verify a site by such files, and
 * lib/content/public-files.ts allows no code in them.
 */
export function withPolicy(html: string) {
  const page = read(html);
  const { start } = page;
  if (page.hasPolicy || start === undefined) return html;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(page)}"/>`;
  return html.slice(0, start) + meta + html.slice(start);
}

/**
 * Reads the inline scripts and styles of a page, whether it has a policy or connects to local servers
 * (`data-connects`, components/playground/own-app), and the index at which a policy can start: behind the charset or
 * the start of the head, or where a head would start that HTML leaves out.
 */
function read(html: string) {
  const scripts: string[] = [];
  const styles: string[] = [];
  /** Collects the text of the open element, which begins at `textStart`. */
  let texts: string[] | undefined;
  let textStart = 0;
  let start: number | undefined;
  let before = '';
  let hasPolicy = false;
  let connects = false;
  const parser = new Parser({
    onprocessinginstruction() {
      start = parser.endIndex + 1;
    },
    onopentag(name, attributes) {
      textStart = parser.endIndex + 1;
      // Other types are data, such as JSON-LD.
      const isExecuted = /^(?:|text\/javascript|module)$/i.test(attributes.type ?? '');
      if (name === 'script' && !('src' in attributes) && isExecuted) texts = scripts;
      if (name === 'style') texts = styles;
      if (attributes['http-equiv']?.toLowerCase() === 'content-security-policy') hasPolicy = true;
      if ('data-connects' in attributes) connects = true;
      const isCharset = name === 'meta' && 'charset' in attributes && before === 'head';
      if (name === 'html' || name === 'head' || isCharset) start = textStart;
      before = name;
    },
    onclosetag() {
      texts?.push(html.slice(textStart, parser.startIndex));
      texts = undefined;
    },
  });
  parser.end(html);
  return { scripts, styles, start, hasPolicy, connects };
}
