// @ts-check
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHUNKS, writeChunk } from './files.mjs';
import { nameSheets, pageOf, renameSheets, withoutSheets, withSheet } from './next-styles.mjs';
import { classesIn, readRules, rulesWith, writeRules } from './style-rules.mjs';

/** A class of a CSS module: a hash, which does not begin with a digit, and the name in the module. */
const MODULE_CLASS = /^(_\d[\w-]{5}|[\w-]{6})_[A-Za-z]/;
const WORDS = /[\w-]+/g;
/** Below this size a file of its own costs more than what it spares the other pages. */
const SMALLEST_FILE = 400;
const NEEDED = '1';
const NOT_FOUND = '404.html';

/**
 * Divides the style sheets that Next loads on every page: what most pages need comes first and is the
 * same on all of them, what only some need goes into a second file of those. Rules with a class that
 * is neither in a page nor in a script are left out.
 *
 * Next names sheets of the layout and sheets of the page, in the HTML and in the payload. They only get
 * other names here, so a soft navigation waits for the rules of its page as ever.
 * @param {string} root
 * @param {readonly string[]} paths all files of the export
 * @param {readonly string[]} pages
 * @returns {Promise<(path: string, text: string) => string>} changes the text of a page or payload
 */
export async function divideStyles(root, paths, pages) {
  const read = (/** @type {string} */ path) => readFile(join(root, path), 'utf8');
  const texts = await Promise.all(pages.map(read));
  const { ofLayout, ofPages } = nameSheets(texts);
  const sheets = [...ofLayout, ...ofPages].map((name) => `${CHUNKS}/${name}`);
  const rules = readRules((await Promise.all(sheets.map(read))).join(''));
  const files = paths.filter((path) => path.startsWith(CHUNKS) && path.endsWith('.js'));
  const scripts = await Promise.all(files.map(read));
  for (const [index, path] of files.entries()) {
    const rest = withoutSheets(scripts[index] ?? '', sheets);
    if (rest !== scripts[index]) await writeFile(join(root, path), rest);
  }
  for (const path of sheets) await rm(join(root, path));

  const needs = needsOf(texts, scripts);
  const isShared = sharedBy(rules, needs);
  const ofMost = rulesWith(rules, (head) => isShared(needs(head)));
  const shared = await writeChunk(root, writeRules(ofMost), 'css');
  /** @type {Map<string, string>} */
  const own = new Map();
  for (const [index, page] of pages.entries()) {
    const isOwn = (/** @type {string} */ places) => places[index] === NEEDED && !isShared(places);
    const some = rulesWith(rules, (head) => isOwn(needs(head)));
    own.set(page, some.length === 0 ? shared : await writeChunk(root, writeRules(some), 'css'));
  }

  return (path, text) => {
    const ofPage = own.get(pageOf(path));
    if (ofPage === undefined) throw new Error(`${path} belongs to no page.`);
    const renamed = renameSheets(renameSheets(text, ofLayout, shared), ofPages, ofPage);
    // Only the not-found page names no sheet of its own. No soft navigation leads to it.
    return path === NOT_FOUND && ofPage !== shared ? withSheet(renamed, shared, ofPage) : renamed;
  };
}

/**
 * Tells which rules go into the file of all pages, by the pages that need them: what most of them
 * need, and what is too small for a request.
 * @param {readonly import('./style-rules.mjs').Rule[]} rules
 * @param {(selector: string) => string} needs
 * @returns {(places: string) => boolean}
 */
function sharedBy(rules, needs) {
  /** @type {Map<string, boolean>} */
  const known = new Map();
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

/**
 * @param {readonly string[]} pages
 * @param {readonly string[]} scripts
 * @returns {(selector: string) => string} for each of the pages, whether it needs a selector
 */
function needsOf(pages, scripts) {
  const inScripts = new Set(scripts.flatMap((text) => text.match(WORDS) ?? []));
  const words = pages.map((text) => new Set(text.match(WORDS)));
  const modules = words.map((inPage) => new Set([...inPage].map(moduleOf)));
  const shown = new Set(modules.flatMap((inPage) => [...inPage]));

  /** @param {string} name @param {number} page */
  function mayHave(name, page) {
    const module = moduleOf(name);
    // A module that no page shows at first belongs to what scripts may add to any of them.
    if (module && shown.has(module)) return modules[page]?.has(module);
    return words[page]?.has(name) || inScripts.has(name);
  }

  /** @type {Map<string, string>} */
  const known = new Map();
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

/** @param {string} name @returns {string | undefined} the hash of the module that a class is from */
function moduleOf(name) {
  return MODULE_CLASS.exec(name)?.[1];
}
