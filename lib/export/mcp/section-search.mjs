// @ts-check

/** @typedef {{ path: string, title: string, text: string }} Section */

// How much a repeated word still adds, and how much long sections are held back (BM25).
const REPETITION = 1.2;
const LENGTH = 0.6;
/** A word of a heading counts as often as this. */
const OF_HEADING = 4;

/** The words of a text, in the form in which they are compared. @param {string} text */
export function wordsOf(text) {
  return (text.toLowerCase().match(/[\p{L}\p{N}_$]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word,
  );
}

/**
 * Searches the sections of pages, the best first.
 * @param {Readonly<Record<string, string>>} pages Markdown by path
 */
export function sectionSearch(pages) {
  const sections = Object.entries(pages).flatMap(([path, text]) => sectionsOf(path, text));
  const counted = sections.map((section) => {
    const head = wordsOf(section.title).flatMap((word) => Array(OF_HEADING).fill(word));
    /** @type {Map<string, number>} */
    const counts = new Map();
    const words = [...head, ...wordsOf(section.text)];
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { section, counts, length: words.length };
  });
  const average = counted.reduce((sum, { length }) => sum + length, 0) / (counted.length || 1);

  /** @param {string} query @returns {Section[]} */
  return (query) => {
    const words = [...new Set(wordsOf(query))];
    const weights = words.map((word) => {
      const having = counted.filter(({ counts }) => counts.has(word)).length;
      return Math.log(1 + (counted.length - having + 0.5) / (having + 0.5));
    });
    return counted
      .map(({ section, counts, length }) => {
        const held = REPETITION * (1 - LENGTH + (LENGTH * length) / average);
        const rate = words.reduce((sum, word, index) => {
          const count = counts.get(word) ?? 0;
          return sum + ((weights[index] ?? 0) * count * (REPETITION + 1)) / (count + held);
        }, 0);
        return { section, rate };
      })
      .filter(({ rate }) => rate > 0)
      .sort((a, b) => b.rate - a.rate)
      .map(({ section }) => section);
  };
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
