// @ts-check
import MiniSearch from 'minisearch';

/** @typedef {{ path: string, title: string, text: string }} Section */

/**
 * Searches the sections of pages, the best first.
 * @param {Readonly<Record<string, string>>} pages Markdown by path
 */
export function sectionSearch(pages) {
  const sections = Object.entries(pages).flatMap(([path, text]) => sectionsOf(path, text));
  const index = new MiniSearch({
    fields: ['title', 'text'],
    searchOptions: { boost: { title: 4 } },
    // Plural and singular are one word.
    processTerm: (word) => word.toLowerCase().replace(/(?<=[^s]{3})s$/, ''),
  });
  index.addAll(sections.map((section, id) => ({ id, ...section })));
  /** @param {string} query @returns {Section[]} */
  return (query) => index.search(query).flatMap(({ id }) => sections[id] ?? []);
}

/** The parts of a page below its headings. @param {string} path @param {string} text @returns {Section[]} */
function sectionsOf(path, text) {
  let page = '';
  // A line that begins with `#` inside of code is a comment.
  const parts = [''];
  for (const [index, part] of text.split(/^(`{3,}[\s\S]*?^`{3,}$)/m).entries()) {
    const [first = '', ...others] = index % 2 === 1 ? [part] : part.split(/^(?=#{1,4} )/m);
    parts.push((parts.pop() ?? '') + first, ...others);
  }
  return parts.flatMap((part) => {
    const [, marks = '', heading = ''] = /^(#{1,4}) (.*)$/m.exec(part) ?? [];
    if (marks === '#') page = heading;
    const body = part.replace(/^#{1,4} .*$/m, '').trim();
    if (marks === '' || body === '') return [];
    return { path, title: marks === '#' ? page : `${page}: ${heading}`, text: body };
  });
}
