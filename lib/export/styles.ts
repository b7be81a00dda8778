import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type ChildNode } from 'postcss';
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
  const isOrder = ({ groups, heads: [head = ''] }: Rule) =>
    groups.length === 0 && head.startsWith('@layer');
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
  const all = new Set(rules.flatMap(({ heads }) => heads.map(needs)));
  const ofFew = [...all].filter((places) => !isOfMost(places));
  const large = ofFew.filter((places) => size(places) >= SMALLEST_FILE);
  const lacksFile = (need: string, page: number) =>
    need === NEEDED && !large.some((places) => places[page] === NEEDED);
  const small = new Set(ofFew.filter((places) => [...places].some(lacksFile)));
  return (places) => isOfMost(places) || small.has(places);
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
 * A rule of a style sheet: the groups around it from the outside in (`@layer`, `@media`), its selectors or what
 * begins an at-rule, and all that follows these.
 */
type Rule = { groups: readonly string[]; heads: readonly string[]; rest: string };
const GROUP = /^(?:layer|media|supports|container)$/;

/** Reads a minified style sheet. */
export function readRules(css: string): Rule[] {
  return postcss.parse(css).nodes.flatMap((node) => rulesIn(node, []));
}

function rulesIn(node: ChildNode, groups: readonly string[]): Rule[] {
  const text = String(node);
  if (node.type === 'rule') {
    return [{ groups, heads: node.selectors, rest: text.slice(node.selector.length) }];
  }
  if (node.type !== 'atrule') throw new Error(`A style sheet has "${text}" outside of a rule.`);
  const head = `@${node.name}${node.raws.afterName ?? ''}${node.params}`;
  if (!node.nodes) return [{ groups, heads: [head], rest: ';' }];
  if (!GROUP.test(node.name)) return [{ groups, heads: [head], rest: text.slice(head.length) }];
  return node.nodes.flatMap((inner) => rulesIn(inner, [...groups, head]));
}

/** Neighbors in the same group, such as the `@layer components` of each module, are written into one. */
export function writeRules(rules: readonly Rule[]): string {
  let text = '';
  const open: string[] = [];
  for (const { groups, heads, rest } of rules) {
    while (open.some((group, depth) => group !== groups[depth])) {
      open.pop();
      text += '}';
    }
    for (const group of groups.slice(open.length)) {
      open.push(group);
      text += `${group}{`;
    }
    text += heads.join(',') + rest;
  }
  return text + '}'.repeat(open.length);
}

/** The rules with those of their selectors that fit. At-rules are asked for, too. */
export function rulesWith(rules: readonly Rule[], fits: (selector: string) => boolean): Rule[] {
  const kept = rules.map((rule) => ({ ...rule, heads: rule.heads.filter(fits) }));
  return kept.filter(({ heads }) => heads.length > 0);
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
