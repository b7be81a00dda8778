import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CHUNKS, writeSheet } from './files';
import { changed, moduleOf, modulesIn, sheetsOf, withSheets } from './next-pages';
import { classesIn, type Rule, readRules, rulesWith, writeRules } from './style-rules';

const WORDS = /[\w-]+/g;
/** Below this size a file of its own costs more than what it spares the other pages. */
const SMALLEST_FILE = 400;
const NEEDED = '1';

/**
 * Divides the style sheets that Next loads on every page: what most pages need comes first and is the
 * same on all of them, what only some need goes into a second file of those. Rules with a class that
 * is neither in a page nor in a script are left out. Returns the HTML of the pages with their new style sheets.
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
 * need, and what is too small for a request.
 */
function sharedBy(
  rules: readonly Rule[],
  needs: (selector: string) => string,
): (places: string) => boolean {
  const known = new Map<string, boolean>();
  return (places) => {
    let isShared = known.get(places);
    if (isShared === undefined) {
      const count = places.split(NEEDED).length - 1;
      const size = () => writeRules(rulesWith(rules, (head) => needs(head) === places)).length;
      isShared = count > places.length / 2 || (count > 0 && size() < SMALLEST_FILE);
      known.set(places, isShared);
    }
    return isShared;
  };
}

/** Tells for a selector whether each of the pages needs it. */
function needsOf(
  pages: readonly string[],
  scripts: readonly string[],
): (selector: string) => string {
  const inScripts = new Set(scripts.flatMap((text) => text.match(WORDS) ?? []));
  const words = pages.map((text) => new Set(text.match(WORDS)));
  const modules = modulesIn(words);
  const shown = new Set(modules.flatMap((inPage) => [...inPage]));

  function mayHave(name: string, page: number) {
    const module = moduleOf(name);
    // A module that no page shows at first belongs to what scripts may add to any of them.
    if (module && shown.has(module)) return modules[page]?.has(module);
    return words[page]?.has(name) || inScripts.has(name);
  }

  const known = new Map<string, string>();
  return (selector) => {
    const places =
      known.get(selector) ??
      pages
        .map((_, page) => (classesIn(selector).every((name) => mayHave(name, page)) ? NEEDED : '0'))
        .join('');
    known.set(selector, places);
    return places;
  };
}
