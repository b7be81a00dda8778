// @ts-check
import { changed } from './next-output.mjs';

// What the export relies on in how Next names style sheets, beside next-output.mjs: each function
// throws when it meets a form that it does not know.

const LINK = /<link rel="stylesheet" href="[^"]*\/([^"/]+\.css)" data-precedence="next"\/>/g;

/**
 * The names of the style sheets of the layout, which are on every page, and of those that belong to
 * what the layout is around. They are in the order in which pages load them.
 * @param {readonly string[]} pages the HTML of all of them
 */
export function nameSheets(pages) {
  const lists = pages.map((html) => [...html.matchAll(LINK)].map(([, name = '']) => name));
  const all = lists.reduce((longest, list) => (list.length > longest.length ? list : longest), []);
  const ofLayout = all.filter((name) => lists.every((list) => list.includes(name)));
  const ofPages = all.slice(ofLayout.length);
  const isKnown = lists.every((list) => {
    const isBare = list.length === ofLayout.length;
    return list.join() === (isBare ? ofLayout : all).join();
  });
  if (!isKnown || ofLayout.length === 0 || ofPages.length === 0) {
    throw changed(`pages with the style sheets ${[...new Set(lists.map(String))].join(' and ')}`);
  }
  return { ofLayout, ofPages };
}

/**
 * Takes style sheets out of a script that would load them together with a part of the interface: every
 * page has them.
 * @param {string} script
 * @param {readonly string[]} paths
 */
export function withoutSheets(script, paths) {
  let rest = script;
  for (const path of paths.map((path) => `"${path.replace('_next/', '')}"`)) {
    rest = rest.replaceAll(`${path},`, '').replaceAll(`,${path}`, '');
    if (rest.includes(path)) throw changed(`a script that loads ${path} alone`);
  }
  return rest;
}

/**
 * The page to which a payload belongs, or a part of one; a page belongs to itself.
 * @param {string} path
 */
export function pageOf(path) {
  const part = /^(?:(.*)\/)?__next\.[^/]*\.txt$/.exec(path);
  if (part) return `${part[1] ?? 'index'}.html`;
  return path.replace(/\.txt$/, '.html');
}

/**
 * Gives style sheets one other name in a page or payload, which then loads it once.
 * @param {string} text
 * @param {readonly string[]} names
 * @param {string} other
 */
export function renameSheets(text, names, other) {
  return names
    .reduce((renamed, name) => renamed.replaceAll(name, other), text)
    .replace(/(<link rel="stylesheet"[^>]*>)(?:\1)+/g, '$1');
}

/**
 * Adds a style sheet to a page, after another one.
 * @param {string} html
 * @param {string} other
 * @param {string} name
 */
export function withSheet(html, other, name) {
  const link = [...html.matchAll(LINK)].find(([, found]) => found === other)?.[0];
  if (link === undefined) throw changed(`a page without ${other}`);
  return html.replace(link, link + link.replace(other, name));
}
