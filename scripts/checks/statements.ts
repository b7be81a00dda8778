import { BLOCK, plain, splitAtHeadings } from '../../lab/claims/page-text';

// Finds what a page states of Garfish, and which of it was shown to be true.
//
// - A row of a table is a statement, except its head and a row that only leads to other places.
// - A sentence of a paragraph, list or callout is one if it names code or a part of Garfish (NAMES).
// - A sentence that tells what to do (TOLD) is none, unless it says what happens then (REASON).
// - A question is none, and neither is a sentence of which a link is all but a few words, or one that
//   names a command for a terminal (TERMINAL).
// - A sentence that ends with a colon is one if a block of code follows, which may show it.
// - A symptom in bold, with which an item begins, is one statement with the sentence behind it.
//
// A claim covers a statement that shares more than half of the words of either. A block of code that
// runs covers the sentence that leads to it.

type Statement = {
  /** The heading above it. */
  id: string;
  text: string;
  /** The line of the block of code to which it leads. */
  sample?: number;
};

const NAMES =
  /`|\b(?:Garfish|apps?|sub-apps?|hosts?|hooks?|providers?|sandbox|plugins?|router|entry|routes?|scripts?|bundler|bridges?)\b/i;

/** With what a sentence begins that tells what to do; `_` is a space. */
const VERBS = `
  add allow ask avoid begin build call change check choose clear compare configure confirm
  copy correct create cut declare define delete destroy don't do_not encode enter exclude
  export find fix follow give hand import insert install keep leave let limit list load
  log look make measure mention mount move name note omit open pass prefer prefix press
  provide put raise read register reload remove render rename replace reset restart return
  run save see send serve set share show start stop store subscribe switch take test treat
  try turn type unmount update upgrade use wait wrap write
`;

const TOLD = new RegExp(
  `^(?:Fix: )?(?:(?:If|When|To|For|In|Before|After|Instead|Then|There|With|Without)\\b[^,]*, |Therefore |Then |So |Or |And |Instead, )?(?:${VERBS.trim().split(/\s+/).join('|').replaceAll('_', ' ')})\\b`,
  'i',
);

const REASON = /\b(?:because|otherwise|so that|since|never|always)\b|, so /;

const TERMINAL = /`(?:grep|curl|npm|npx) /;

const LINK = /\[(?:`[^`]*`|[^\]])*\]\([^)]*\)/g;

/** The fewest words around links. */
const LEAST_WORDS = 4;

/** What a page states, in its order. */
export function statementsOf(source: string): Statement[] {
  return [...splitAtHeadings(source)].flatMap(([id, section]) =>
    blocksOf(section).flatMap((block) =>
      block.startsWith('|') ? rowsIn(block, id) : sentencesIn(block, id),
    ),
  );
}

/** Paragraphs, items of lists and tables. The place of a block of code stays with the paragraph above it. */
function blocksOf(section: string) {
  return section
    .replace(/^#+ .*$|^:::.*$|^ *<[^>]*>$|!\[[^\]]*\]\([^)]*\)/gm, '')
    .replace(/\n+(?=⟦)/g, ' ')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .map((block) => block.trim().replace(/^(?:[-*]|\d+\.) |^> ?(?:\[!\w+\])?/gm, ''))
    .filter((block) => block !== '');
}

function rowsIn(table: string, id: string): Statement[] {
  const rows = table.split('\n').slice(2);
  return rows
    .map((row) => row.replace(/^ *\| *| *\| *$/g, ''))
    .filter((row) => /\w/.test(row.replace(LINK, '').replace(/^.*? \| /, '')))
    .map((row) => ({ id, text: plain(row) }));
}

function sentencesIn(block: string, id: string): Statement[] {
  return block
    .replace(/^(\*\*[^*]+)\.\*\*(?= )/, '$1\u2024**')
    .split(/(?<=[.?!](?:["')*\]]|\([^)]*\))*)\s+(?=[A-Z`*[])|\s+(?=⟦)/)
    .map((sentence) => sentence.replace('\u2024', '.'))
    .flatMap((sentence, at, all) => {
      const [, line] = BLOCK.exec(all[at + 1] ?? '') ?? [];
      const text = plain(sentence);
      const around = sentence.replace(LINK, '').match(/[\w']+/g) ?? [];
      const isStated =
        NAMES.test(sentence) &&
        !TERMINAL.test(sentence) &&
        !text.endsWith('?') &&
        !(text.endsWith(':') && line === undefined) &&
        (around.length >= LEAST_WORDS || !sentence.includes('](')) &&
        !(TOLD.test(sentence.replaceAll('**', '')) && !REASON.test(text));
      return isStated ? [{ id, text, ...(line ? { sample: Number(line) } : {}) }] : [];
    });
}

/**
 * The statements that no claim and no sample covers.
 *
 * @param claims those of the page
 * @param samples the lines of the blocks of code that run
 */
export function uncovered(
  source: string,
  claims: { id: string; says: string }[],
  samples: number[],
) {
  const words = new Map([...splitAtHeadings(source)].map(([id, section]) => [id, plain(section)]));
  return statementsOf(source).filter(({ id, text, sample }) => {
    if (sample !== undefined && samples.includes(sample)) return false;
    const section = words.get(id) ?? '';
    const start = section.indexOf(text);
    return !claims.some((claim) => {
      const from = section.indexOf(claim.says);
      if (claim.id !== id || from < 0) return false;
      const shared =
        Math.min(start + text.length, from + claim.says.length) - Math.max(start, from);
      return shared > Math.min(text.length, claim.says.length) / 2;
    });
  });
}

/** How many of the statements are covered, worst pages first, and of all of them. */
export function shares(pages: { path: string; statements: number; covered: number }[]) {
  const sum = (name: 'statements' | 'covered') =>
    pages.reduce((total, page) => total + page[name], 0);
  const all = { path: 'All pages', statements: sum('statements'), covered: sum('covered') };
  const shareOf = ({ path, statements, covered }: typeof all) => ({
    percent: Math.round((100 * covered) / statements),
    line: `${path}: ${covered} of ${statements}`,
  });
  const listed = pages.filter(({ statements }) => statements > 0).map(shareOf);
  return [...listed.sort((a, b) => a.percent - b.percent), shareOf(all)].map(
    ({ percent, line }) => `${percent} % ${line}`,
  );
}
