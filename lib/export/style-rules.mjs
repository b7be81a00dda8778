// @ts-check

/**
 * A rule of a style sheet. One that only groups others (`@media`, `@layer`) has those, others their
 * text, and a statement such as `@layer a,b` has neither.
 * @typedef {{ head: string, rules?: Rule[], body?: string }} Rule
 */

/** Strings and unquoted addresses are one piece each, since braces in them mean nothing. */
const PIECES = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^"')]*\)|\\.|[\s\S]/g;
const GROUP = /^@(?:layer|media|supports|container)\b/;

/**
 * Reads a minified style sheet, which has no comments.
 * @param {string} css
 * @returns {Rule[]}
 */
export function readRules(css) {
  /** @type {Rule[]} */
  const rules = [];
  let head = '';
  let body = '';
  let depth = 0;
  for (const [piece] of css.matchAll(PIECES)) {
    if (piece === '}') depth -= 1;
    if (piece === '}' && depth === 0) {
      rules.push(GROUP.test(head) ? { head, rules: readRules(body) } : { head, body });
      head = '';
      body = '';
    } else if (piece === ';' && depth === 0) {
      rules.push({ head });
      head = '';
    } else if (depth > 0) {
      body += piece;
    } else if (piece !== '{') {
      head = (head + piece).trimStart();
    }
    if (piece === '{') depth += 1;
  }
  if (depth !== 0 || head !== '') throw new Error(`A style sheet ends within "${head}".`);
  return rules;
}

/** @param {readonly Rule[]} rules @returns {string} */
export function writeRules(rules) {
  return rules
    .map(({ head, rules: inner, body }) => {
      if (inner) return `${head}{${writeRules(inner)}}`;
      return body === undefined ? `${head};` : `${head}{${body}}`;
    })
    .join('');
}

/**
 * The rules with those of their selectors that fit; what is empty then is left out.
 * @param {readonly Rule[]} rules
 * @param {(selector: string) => boolean} fits is asked for other at-rules, too
 * @returns {Rule[]}
 */
export function rulesWith(rules, fits) {
  return rules.flatMap((rule) => {
    const { head, rules: inner } = rule;
    if (inner) {
      const kept = rulesWith(inner, fits);
      return kept.length > 0 ? [{ head, rules: kept }] : [];
    }
    if (head.startsWith('@')) return fits(head) ? [rule] : [];
    const selectors = selectorsOf(head).filter(fits);
    return selectors.length > 0 ? [{ ...rule, head: selectors.join(',') }] : [];
  });
}

/** @param {string} head */
function selectorsOf(head) {
  const selectors = [''];
  for (const [piece, depth] of withDepth(head)) {
    if (piece === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += piece;
  }
  return selectors;
}

/**
 * The classes without which a selector matches nothing. Those within `:is()`, `:not()` and the like
 * are left out: some of them may be missing.
 * @param {string} selector
 * @returns {string[]}
 */
export function classesIn(selector) {
  let plain = '';
  for (const [piece, depth] of withDepth(selector)) if (depth === 0) plain += piece;
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

/**
 * The pieces of a selector, each with the number of brackets around it.
 * @param {string} text
 * @returns {[string, number][]}
 */
function withDepth(text) {
  let depth = 0;
  return [...text.matchAll(PIECES)].map(([piece]) => {
    if (piece === ')' || piece === ']') depth -= 1;
    const now = depth;
    if (piece === '(' || piece === '[') depth += 1;
    return [piece, now];
  });
}
