import { SEARCH_LANGUAGES } from './languages';
import type { FoundWord } from './lookup';
import { highlightInfoList, marksIn } from './marks';
import { type ConceptSet, count, type Hit, only, type PageHit } from './ranking';
import type { PageText } from './sections';
import { snippetOf } from './snippet';
import { PATH_SEPARATOR, type Range, type Suggestion } from './types';

export type Found = {
  query: string;
  asked: ConceptSet;
  words: ReadonlyMap<string, FoundWord>;
};

const ROW_ORDER = { title: 0, header: 1, content: 2 };
/** What a line begins with that answers a question. */
const ANSWER_LABELS = new Set(SEARCH_LANGUAGES.flatMap(({ answers }) => answers));

/** The rows of a page: the places that hold most of what was typed, each once. */
export function rowsOf(page: PageHit, text: PageText, found: Found): Suggestion[] {
  const held = (hit: Hit) => count(hit.concepts & found.asked);
  const most = Math.max(...page.hits.map(held));
  const full = page.hits.filter((hit) => held(hit) === most);
  // What only the summary holds cannot be shown: the title row replaces it if there is no other.
  const shown = full.filter(
    ({ section, head }) => section !== 'title' || count(head & found.asked) === most,
  );
  const hits = shown.length > 0 ? shown : full;
  const hasTitle = hits.some(({ section }) => section === 'title');
  return (
    hits
      // The title leads to the first section.
      .filter(({ section }) => !(hasTitle && section === 0))
      .map((hit) => rowOf(hit, text, found))
      .sort((a, b) => ROW_ORDER[a.type] - ROW_ORDER[b.type])
  );
}

function rowOf(
  hit: Hit,
  { record, sections }: PageText,
  { query, asked, words }: Found,
): Suggestion {
  const { title, routePath } = record;
  const row = { title, header: title, link: routePath, query };
  const section = hit.section === 'title' ? undefined : sections[hit.section];
  if (!section) return { ...row, type: 'title', ...highlighted(title, marksIn(title, words)) };
  row.header = [title, ...section.path].join(PATH_SEPARATOR);
  if (section.id !== undefined) row.link = `${routePath}#${section.id}`;
  // The heading, with those above it and the title, says all that the section holds.
  const isAboutHeading = (hit.head & asked) !== 0 && (hit.path & asked) === (hit.concepts & asked);
  if (isAboutHeading || section.text.trim() === '') {
    const marked = highlighted(row.header, marksIn(row.header, words));
    return { ...row, type: 'header', answer: answerIn(section.text), ...marked };
  }
  const isAsked = ({ concept }: { concept: number }) => (asked & only(concept)) !== 0;
  const { text, marks } = snippetOf(section.text, (line) => marksIn(line, words).filter(isAsked));
  return { ...row, type: 'content', statement: text, ...highlighted(text, marks) };
}

/** What a section says in short: the type and default of an option, the fix of an error. */
export function answerIn(section: string): string | undefined {
  const answers = section.split('\n').flatMap((line) => {
    const labels = [...line.matchAll(SENTENCE_LABEL)];
    const found = labels.find(([label]) => ANSWER_LABELS.has(label));
    return found ? [line.slice(found.index)] : [];
  });
  return answers.length > 0 ? snippetOf(answers.join('\n'), () => []).text : undefined;
}

/** A word with a colon, at the beginning of a line or behind the end of a sentence. */
const SENTENCE_LABEL = /(?<=^|[.!?。] ?)\p{L}+(?=[:：])/gu;

function highlighted(text: string, ranges: readonly Range[]) {
  const marks = ranges.map(({ start, end }) => ({ start, end }));
  return { marks, highlightInfoList: highlightInfoList(text, marks) };
}
