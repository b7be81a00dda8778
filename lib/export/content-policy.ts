import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** The servers of the reader's own machine; the page on which readers check their sub-app connects to them. */
const OWN_MACHINE = 'http://localhost:* http://127.0.0.1:* https://localhost:* https://127.0.0.1:*';

/**
 * What a page may load and run: files of its own host, and the scripts and styles that stand in it when the build
 * ends, each allowed by its hash. Nothing that gets into the page later runs; what may stand in it before is checked where
 * it is read (lib/content/public-files.ts, lib/content/check-settings.ts).
 * A worker is not governed by the policy of its page, so this says nothing about WebAssembly.
 */
function policyFor({ scripts, styles, connects }: ReturnType<typeof read>): string {
  const allowed = (texts: readonly string[]) =>
    ["'self'", ...new Set(texts.map((text) => `'sha256-${hashOf(text)}'`))].join(' ');
  return [
    "default-src 'self'",
    `script-src ${allowed(scripts)}`,
    ...(styles.length > 0 ? [`style-src ${allowed(styles)}`] : []),
    // Small pictures of the style sheets, and those that a reader's canvas makes.
    "img-src 'self' data:",
    ...(connects ? [`connect-src 'self' ${OWN_MACHINE}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * Writes its policy into a page, before anything that it governs. A page with a policy of its own
 * (the stage of the playground) keeps that one. A text without a document around it stays as it is: search
 * consoles verify a site by such files, to the letter, and lib/content/public-files.ts lets no code into them.
 */
export function withPolicy(html: string) {
  const page = read(html);
  const { start } = page;
  if (page.hasPolicy || start === undefined) return html;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(page)}"/>`;
  return html.slice(0, start) + meta + html.slice(start);
}

/**
 * The scripts that stand in a page and are run, its styles, whether it has a policy, whether a part of it connects to the
 * reader's own machine (`data-connects`, components/playground/own-app), and where one can stand: behind the
 * beginning of the head and its charset, or behind what comes before a head that HTML leaves out.
 */
function read(html: string) {
  const scripts: string[] = [];
  const styles: string[] = [];
  /** The element that is being read; its texts come in parts. */
  let inline: { to: string[]; text: string } | undefined;
  let start: number | undefined;
  let before = '';
  let hasPolicy = false;
  let connects = false;
  const parser = new Parser({
    onprocessinginstruction() {
      start = parser.endIndex + 1;
    },
    onopentag(name, attributes) {
      if (name === 'script' && !('src' in attributes) && isRun(attributes)) {
        inline = { to: scripts, text: '' };
      }
      if (name === 'style') inline = { to: styles, text: '' };
      if (attributes['http-equiv']?.toLowerCase() === 'content-security-policy') hasPolicy = true;
      if ('data-connects' in attributes) connects = true;
      const isCharset = name === 'meta' && 'charset' in attributes && before === 'head';
      if (name === 'html' || name === 'head' || isCharset) start = parser.endIndex + 1;
      before = name;
    },
    ontext(text) {
      if (inline) inline.text += text;
    },
    onclosetag(name) {
      if (!inline || (name !== 'script' && name !== 'style')) return;
      inline.to.push(inline.text);
      inline = undefined;
    },
  });
  parser.end(html);
  return { scripts, styles, start, hasPolicy, connects };
}

/** Data for machines stands in a script, too, but is not run. */
function isRun({ type = '' }: { [name: string]: string }) {
  return ['', 'text/javascript', 'module'].includes(type.toLowerCase());
}

function hashOf(text: string) {
  return createHash('sha256').update(text).digest('base64');
}
