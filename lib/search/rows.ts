import { type ConceptSet, count, only } from './concept-set';
import { highlightInfoList } from './highlight';
import type { FoundWord } from './lookup';
import { marksIn } from './marks';
import type { PageText } from './page-texts';
import type { Hit, PageHit } from './ranking';
import { snippetOf } from './snippet';
import type { Suggestion } from './types';

/** What was typed, and what of it was found. */
export type Found = {
  query: string;
  /** The concepts that a page should hold. */
  asked: ConceptSet;
  words: ReadonlyMap<string, FoundWord>;
};

const ROW_ORDER = { title: 0, header: 1, content: 2 };
const PATH_SEPARATOR = ' > ';

/** The rows of a page: the places that hold the most of what was asked, each once. */
export function rowsOf(page: PageHit, text: PageText, found: Found): Suggestion[] {
  const held = (hit: Hit) => count(hit.concepts & found.asked);
  const most = Math.max(...page.hits.map(held));
  const full = page.hits.filter((hit) => held(hit) === most);
  // What only the summary holds cannot be shown: the title stands for it where nothing else does.
  const shown = full.filter(
    ({ section, head }) => section !== 'title' || count(head & found.asked) === most,
  );
  const hits = shown.length > 0 ? shown : full;
  const hasTitle = hits.some(({ section }) => section === 'title');
  return (
    hits
      // The first section lies where the title leads.
      .filter(({ section }) => !(hasTitle && section === 0))
      .map((hit) => rowOf(hit, text, found))
      .sort((a, b) => ROW_ORDER[a.type] - ROW_ORDER[b.type])
  );
}

function rowOf(hit: Hit, { record, sections }: PageText, found: Found): Suggestion {
  const { title, routePath } = record;
  const { query, words } = found;
  const marked = (line: string) => highlightInfoList(line, marksIn(line, words));
  const section = hit.section === 'title' ? undefined : sections[hit.section];
  if (!section) {
    const highlights = { type: 'title', highlightInfoList: marked(title) } as const;
    return { ...highlights, title, header: title, link: routePath, query };
  }
  const header = [title, ...section.path].join(PATH_SEPARATOR);
  const link = section.id === undefined ? routePath : `${routePath}#${section.id}`;
  const row = { title, header, link, query };
  if (isAboutHeading(hit, found)) {
    return { ...row, type: 'header', highlightInfoList: marked(header) };
  }
  const isAsked = ({ concept }: { concept: number }) => (found.asked & only(concept)) !== 0;
  const { text, marks } = snippetOf(section.text, (line) => marksIn(line, words).filter(isAsked));
  const highlights = highlightInfoList(text, marks);
  return { ...row, type: 'content', statement: text, highlightInfoList: highlights };
}

/** Whether the heading, with those above it and the title, says all that the section holds. */
function isAboutHeading({ concepts, path, head }: Hit, { asked }: Found): boolean {
  return (head & asked) !== 0 && (path & asked) === (concepts & asked);
}
