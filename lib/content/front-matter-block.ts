import 'server-only';
import matter from 'gray-matter';
import { type FindPosition, type Problem, problem } from '../problems/problem';
import { type ParsedData, parseData } from './data-files';

/** The front matter of a file, not yet checked, and the positions of its fields. */
export type FrontMatterBlock = {
  data: Record<string, unknown>;
  /** The text with spaces instead of the front matter, so that all positions are those in the file. */
  body: string;
  positionOf: FindPosition;
  problems: Problem[];
};

const START = { line: 1, column: 1 };
const NOTHING = { data: {}, body: '', positionOf: () => START, problems: [] };
/** The line that ends the block. gray-matter would also accept a line such as `---note`. */
const FENCE = /^---.*$/m;

/**
 * Splits a file into front matter and body. gray-matter always gets options:
 * without them it caches, and returns `{}` for a broken file the second time. It would run
 * front matter marked as JavaScript, which is text here. A file whose front matter is refused has no body either.
 */
export function readFrontMatter(file: string, source: string): FrontMatterBlock {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const firstLine = text.slice(0, text.search(/\n|$/));
  const broken = (refused: Problem) => ({ ...NOTHING, problems: [refused] });
  if (firstLine.trimEnd() !== '---') return { ...NOTHING, body: text };

  const end = FENCE.exec(text.slice(firstLine.length + 1));
  if (end?.[0].trimEnd() !== '---') {
    return broken(problem('frontMatterNotClosed', { file, line: 1 }));
  }

  let parsed: ParsedData = { data: {}, positionOf: () => START, problems: [] };
  const yaml = (block: string) => {
    parsed = parseData(file, block, 'yaml');
    return {};
  };
  const { content } = matter(text, { language: 'yaml', engines: { yaml } });
  const { data, positionOf, problems } = parsed;
  if (data === undefined) return { ...NOTHING, problems };
  if (!isFields(data)) return broken(problem('frontMatterNotFields', { file, line: 1 }));
  const start = text.length - content.length;
  const body = text.slice(0, start).replace(/[^\n]/g, ' ') + content;
  return { data, body, positionOf, problems };
}

function isFields(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
