import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import postcss from 'postcss';
import parseSelector, { type Node as SelectorNode } from 'postcss-selector-parser';
import { CHUNKS, writeSheet } from './files';
import { changed, moduleOf, modulesIn, sheetsOf, withSheets } from './next-pages';

const WORDS = /[\w-]+/g;
/** Below this size a file of its own costs more than what it spares the other pages. */
const SMALLEST_FILE = 400;
const NEEDED = '1';

/**
 * Divides the style sheets that Next loads on every page: what most pages need comes first and is the
 * same on all of them, what only some need goes into a second file of those. Rules with a class, an
 * element or an attribute that is neither in a page nor in a script are left out. Returns the HTML of the pages with their new style sheets.
 */
export async function divideStyles(
  root: string,
  basePath: string,
  pages: readonly string[],
  scripts: readonly string[],
): Promise<string[]> {
  const names = orderOfMost(pages.map(sheetsOf));
  const sheets = names.map((name) => join(root, CHUNKS, name));
  const texts = await Promise.all(sheets.map((path) => readFile(path, 'utf8')));
  const rules = layersFirst(readRules(texts.join('')));
  for (const path of sheets) await rm(path);

  const needs = needsOf(pages, scripts);
  const isShared = sharedBy(rules, needs);
  const ofMost = rulesWith(rules, (head) => isShared(needs(head)));
  const shared = await writeSheet(root, writeRules(ofMost));
  return Promise.all(
    pages.map(async (html, index) => {
      const isOwn = (places: string) => places[index] === NEEDED && !isShared(places);
      const some = rulesWith(rules, (head) => isOwn(needs(head)));
      const own = some.length === 0 ? [] : [await writeSheet(root, writeRules(some))];
      return withSheets(
        html,
        [shared, ...own].map((name) => `${basePath}/${CHUNKS}/${name}`),
      );
    }),
  );
}

/** Puts the order of the cascade layers before all rules, in whichever sheet it stands. */
function layersFirst(rules: Rule[]) {
  const isOrder = ({ head, rules: inner, body }: Rule) =>
    head.startsWith('@layer') && !inner && body === undefined;
  const orders = rules.filter(isOrder);
  if (orders.length === 0) throw new Error('No style sheet says in which order the layers come.');
  return [...orders, ...rules.filter((rule) => !isOrder(rule))];
}

/**
 * All sheets in the order of the page that has most of them. The not-found page, which has another layout,
 * names them in another order.
 */
function orderOfMost(lists: readonly (readonly string[])[]) {
  const all = lists.reduce((longest, list) => (list.length > longest.length ? list : longest), []);
  const unknown = lists.flat().find((name) => !all.includes(name));
  if (unknown) throw changed(`the style sheet ${unknown}, which the page with most of them lacks`);
  return all;
}

/**
 * Tells which rules go into the file of all pages, by the pages that need them: what most of them
 * need, and what is too small for a request, unless its pages have a second file anyway.
 */
function sharedBy(
  rules: readonly Rule[],
  needs: (selector: string) => string,
): (places: string) => boolean {
  const isOfMost = (places: string) => places.split(NEEDED).length - 1 > places.length / 2;
  const size = (places: string) =>
    writeRules(rulesWith(rules, (head) => needs(head) === places)).length;
  const ofFew = [...new Set(headsOf(rules).map(needs))].filter((places) => !isOfMost(places));
  const large = ofFew.filter((places) => size(places) >= SMALLEST_FILE);
  const lacksFile = (need: string, page: number) =>
    need === NEEDED && !large.some((places) => places[page] === NEEDED);
  const small = new Set(ofFew.filter((places) => [...places].some(lacksFile)));
  return (places) => isOfMost(places) || small.has(places);
}

/** The selectors of all rules, and other at-rules that do not group rules. */
function headsOf(rules: readonly Rule[]): string[] {
  return rules.flatMap((rule) => {
    const { head, selectors, rules: inner } = rule;
    return inner ? headsOf(inner) : (selectors ?? [head]);
  });
}

/** What scripts may call an attribute: `data-page-hides` is `dataset.pageHides`. */
const nameInDataset = (name: string) =>
  name.replace(/^data-/, '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Tells for a selector whether each of the pages needs it. */
function needsOf(
  pages: readonly string[],
  scripts: readonly string[],
): (selector: string) => string {
  const inScripts = new Set(scripts.flatMap((text) => text.match(WORDS) ?? []));
  const words = pages.map((text) => new Set(text.match(WORDS)));
  const shown = new Set(modulesIn(words).flatMap((inPage) => [...inPage]));

  function mayHave(name: string, page: number) {
    if (words[page]?.has(name)) return true;
    const module = moduleOf(name);
    // Scripts know no class of a module that pages show.
    if (module && shown.has(module)) return false;
    return inScripts.has(name) || inScripts.has(nameInDataset(name));
  }

  const known = new Map<string, string>();
  return (selector) => {
    let places = known.get(selector);
    if (places === undefined) {
      const names = namesIn(selector);
      const isNeeded = (page: number) => names.every((name) => mayHave(name, page));
      places = pages.map((_, page) => (isNeeded(page) ? NEEDED : '0')).join('');
      known.set(selector, places);
    }
    return places;
  };
}

/**
 * A rule of a style sheet. One that only groups others (`@media`, `@layer`) has those, others their
 * text, and a statement such as `@layer a,b` has neither.
 */
type Rule = { head: string; selectors?: string[]; rules?: Rule[]; body?: string };
const GROUP = /^(?:layer|media|supports|container)$/;

/** Reads a minified style sheet. */
export function readRules(css: string): Rule[] {
  return postcss.parse(css).nodes.map(ruleOf);
}

function ruleOf(node: import('postcss').ChildNode): Rule {
  const text = String(node);
  if (node.type === 'rule') {
    const { selector: head, selectors } = node;
    return { head, selectors, body: text.slice(head.length + 1, -1) };
  }
  if (node.type !== 'atrule') throw new Error(`A style sheet has "${text}" outside of a rule.`);
  const head = `@${node.name}${node.raws.afterName ?? ''}${node.params}`;
  if (!node.nodes) return { head };
  if (GROUP.test(node.name)) return { head, rules: node.nodes.map(ruleOf) };
  return { head, body: text.slice(head.length + 1, -1) };
}

export function writeRules(rules: readonly Rule[]): string {
  return joinGroups(rules)
    .map(({ head, rules: inner, body }) => {
      if (inner) return `${head}{${writeRules(inner)}}`;
      return body === undefined ? `${head};` : `${head}{${body}}`;
    })
    .join('');
}

/** Joins neighbors such as the `@layer components` of each module. */
function joinGroups(rules: readonly Rule[]): Rule[] {
  const joined: Rule[] = [];
  for (const rule of rules) {
    const last = joined.at(-1);
    if (last?.rules && rule.rules && last.head === rule.head)
      joined.splice(-1, 1, { ...last, rules: [...last.rules, ...rule.rules] });
    else joined.push(rule);
  }
  return joined;
}

/**
 * The rules with those of their selectors that fit; what is empty then is left out.
 * @param fits is called for other at-rules, too
 */
export function rulesWith(rules: readonly Rule[], fits: (selector: string) => boolean): Rule[] {
  return rules.flatMap((rule) => {
    const { head, selectors, rules: inner } = rule;
    if (inner) {
      const kept = rulesWith(inner, fits);
      return kept.length > 0 ? [{ head, rules: kept }] : [];
    }
    if (!selectors) return fits(head) ? [rule] : [];
    const kept = selectors.filter(fits);
    return kept.length > 0 ? [{ ...rule, head: kept.join(','), selectors: kept }] : [];
  });
}

/**
 * The classes, elements and `data-` attributes without which a selector matches nothing. Those within `:is()`,
 * `:not()` and the like are left out: some of them may be missing. At-rules need none.
 */
export function namesIn(selector: string): string[] {
  if (selector.startsWith('@')) return [];
  const [parsed] = parseSelector().astSync(selector).nodes;
  return (parsed?.nodes ?? []).flatMap(namesOf);
}

function namesOf(node: SelectorNode): string[] {
  if (node.type === 'class' || node.type === 'tag') return [node.value];
  if (node.type === 'attribute' && node.attribute.startsWith('data-')) return [node.attribute];
  if (node.type !== 'pseudo' || node.value !== ':has' || node.nodes.length !== 1) return [];
  return node.nodes.flatMap(({ nodes }) => nodes.flatMap(namesOf));
}
