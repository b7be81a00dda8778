import 'server-only';
import matter from 'gray-matter';
import {
  type Alias,
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  visit,
} from 'yaml';
import type { z } from 'zod';
import type { Reference } from '../markdown/document/facts';
import {
  contentPath,
  type Locate,
  type Problem,
  positionAt,
  problem,
  shortened,
} from '../problems/problem';
import { schemaProblems } from '../problems/schema-problems';
import type { ContentFiles } from './source-files';

/** The data of a JSON file or of a front matter, not yet checked. */
type ParsedData = {
  /** Nothing if the text cannot be parsed. */
  data?: unknown;
  locate: Locate;
  problems: Problem[];
};

const START = { line: 1, column: 1 };

/** Longer JSON files, which programs write, are not searched for comments and doubled fields: that takes a second. */
const MAX_CHECKED_LENGTH = 100_000;

/** Parses a JSON file of the content folder and checks it. A missing file has neither a value nor problems. */
export function readJson<T extends z.ZodType>(
  files: ContentFiles,
  path: string,
  schema: T,
): Omit<ParsedData, 'data'> & { value?: z.output<T> } {
  const source = files.get(path)?.replace(/^\uFEFF/, '');
  const file = contentPath(path);
  if (source === undefined) return { locate: () => ({ file, ...START }), problems: [] };
  const { data, locate, problems } = parseJson(file, source);
  if (problems.length > 0) return { locate, problems };
  const { data: value, error } = schema.safeParse(data);
  return error ? { locate, problems: schemaProblems(error, locate) } : { value, locate, problems };
}

function parseJson(file: string, source: string): ParsedData {
  let parsed: ParsedData | undefined;
  const parse = () => (parsed ??= parseData(file, source, 'json'));
  if (source.length < MAX_CHECKED_LENGTH) return parse();
  try {
    const data: unknown = JSON.parse(source);
    return { data, locate: (path) => parse().locate(path), problems: [] };
  } catch {
    return parse();
  }
}

/** The line that ends the block. gray-matter would also accept a line such as `---note`. */
const FENCE = /^---.*$/m;

/**
 * Splits a file into front matter, not yet checked, and body. gray-matter always gets options: without them it
 * caches, and returns `{}` for a broken file the second time. It would run front matter marked as JavaScript, which
 * is text here. A file whose front matter is refused has no body either.
 */
export function readFrontMatter(file: string, source: string) {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const fields = { data: {} as Record<string, unknown>, locate: () => ({ file, ...START }) };
  const refuse = (...problems: Problem[]) => ({ ...fields, body: '', problems });
  const [firstLine = ''] = text.split('\n', 1);
  if (firstLine.trimEnd() !== '---') return { ...fields, body: text, problems: [] };

  const end = FENCE.exec(text.slice(firstLine.length + 1));
  if (end?.[0].trimEnd() !== '---')
    return refuse(problem('frontMatterNotClosed', { file, line: 1 }));

  const yaml = (block: string) => parseData(file, block, 'yaml');
  const split = matter(text, { language: 'yaml', engines: { yaml } });
  const { data, locate, problems }: ParsedData = { ...fields, problems: [], ...split.data };
  if (data === undefined) return refuse(...problems);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return refuse(problem('frontMatterNotFields', { file, line: 1 }));
  }
  // Spaces instead of the front matter keep all positions those in the file.
  const start = text.length - split.content.length;
  const body = text.slice(0, start).replace(/[^\n]/g, ' ') + split.content;
  return { data: data as Record<string, unknown>, body, locate, problems };
}

/**
 * Parses YAML; JSON is YAML, too. The fields of `yaml` are texts, lists and maps only, so `1.10` stays as typed.
 * `json` may have comments, and a comma after the last entry.
 */
function parseData(file: string, text: string, format: 'yaml' | 'json'): ParsedData {
  const document = parseDocument(text, { schema: format === 'yaml' ? 'failsafe' : 'json' });
  const problems: Problem[] = [];
  const locationAt = (offset = 0) => ({ file, ...positionAt(text, offset) });
  const refuse = (offset: number | undefined, detail: string) => {
    const kind = format === 'yaml' ? 'badYaml' : 'badJson';
    return {
      locate: () => locationAt(),
      problems: [problem(kind, locationAt(offset), { detail })],
    };
  };
  // A warning reports a tag such as `!text`, which would be dropped.
  const error = document.errors[0] ?? document.warnings[0];
  if (error) return refuse(error.pos[0], shortDetail(error.message));
  let unresolved: Alias | undefined;
  visit(document, {
    /** An alias without an anchor, as in a title such as `*important*`. */
    Alias(_, node) {
      if (!node.resolve(document)) unresolved ??= node;
    },
    Scalar(_, { type, comment, range }) {
      // A space behind the "#" says that a comment is meant.
      if (type !== 'PLAIN' || !comment || /^\s/.test(comment)) return;
      const values = { comment: shortened(`#${comment}`) };
      problems.push(problem('textAsComment', locationAt(range?.[0]), values));
    },
  });
  if (unresolved) return refuse(unresolved.range?.[0], `"*${unresolved.source}" names nothing.`);
  return {
    data: document.toJS(),
    locate: (path) => locationAt(offsetOf(document, path)),
    problems,
  };
}

function shortDetail(message: string): string {
  if (/multiple documents/.test(message)) return 'Only one block of fields is read.';
  const [first = ''] = message.split(/ at line \d/);
  return first.replace(/[:.]?$/, '.').replace(/tag:\S*:/, '!');
}

/** Returns where a field or an entry begins, or else what would be around it. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  const name = path.at(-1);
  if (name === undefined) return undefined;
  const parent = document.getIn(path.slice(0, -1), true);
  let node: unknown;
  if (isMap(parent))
    node = parent.items.find(({ key }) => isScalar(key) && key.value === name)?.key;
  if (isSeq(parent)) node = parent.items[Number(name)];
  return isNode(node) && node.range ? node.range[0] : offsetOf(document, path.slice(0, -1));
}

/** Returns the targets of fields named `link`, at any depth. */
export function linksIn(entries: unknown, locate: Locate): Reference[] {
  return stringsIn(entries)
    .filter(({ path }) => path.at(-1) === 'link')
    .map(({ path, text }) => ({ address: text, ...locate(path) }));
}

/** Returns all strings in parsed YAML or JSON, at any depth, each with its path. */
export function stringsIn(value: unknown, path: string[] = []): { path: string[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => stringsIn(inner, [...path, key]));
}
