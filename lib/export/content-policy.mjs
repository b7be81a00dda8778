// @ts-check
import { createHash } from 'node:crypto';

/**
 * What a page may load and run: files of its own host, and the scripts that stand in it when the build ends,
 * each told by its hash. Nothing that gets into the page later runs; what may stand in it before is checked where
 * it is read (lib/site/public-files.ts, lib/site/check-settings.ts).
 * A worker is not governed by the policy of its page, so this says nothing about WebAssembly.
 * @param {string} html
 * @returns {string} the policy as a browser reads it
 */
export function policyOf(html) {
  const hashes = [...new Set(inlineScripts(html).map(hashOf))].map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    // Small pictures of the style sheets, and those that a reader's canvas makes.
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * Writes its policy into a page, before anything that it governs. A page with a policy of its own
 * (the stage of the playground) keeps that one. A text without a document around it stays as it is: search
 * consoles verify a site by such files, to the letter, and lib/site/public-files.ts lets no code into them.
 * @param {string} html
 */
export function withPolicy(html) {
  if (/<meta http-equiv="Content-Security-Policy"/.test(html)) return html;
  const start = START.map((tag) => tag.exec(html)).find((found) => found !== null);
  if (!start) return html;
  const end = start.index + start[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}"/>`;
  return html.slice(0, end) + meta + html.slice(end);
}

/** Behind what the policy can stand: the head, or what comes before a head that HTML leaves out. */
const START = [
  /<head(?:\s[^>]*)?>(?:\s*<meta charset="utf-8"\s*\/?>)?/i,
  /<html(?:\s[^>]*)?>/i,
  /<!doctype html>/i,
];

/**
 * The scripts that stand in a page and are run. React writes no `</script>` into one.
 * @param {string} html
 */
function inlineScripts(html) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\ssrc=/i.test(attributes) && !isData(attributes))
    .map(([, , text = '']) => text);
}

/**
 * Data for machines stands in a script, too, but is not run.
 * @param {string} attributes
 */
function isData(attributes) {
  const type = /\stype="([^"]*)"/i.exec(attributes)?.[1] ?? 'text/javascript';
  return !/^(text\/javascript|module)$/i.test(type);
}

/** @param {string} text */
function hashOf(text) {
  return createHash('sha256').update(text).digest('base64');
}
