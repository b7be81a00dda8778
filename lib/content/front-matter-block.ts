import 'server-only';
import matter from 'gray-matter';
import { isMap, parseDocument, visit } from 'yaml';
import {
  type FindPosition,
  type Problem,
  positionAt,
  problem,
  type SourceLocation,
  shortened,
} from '../problems/problem';
import { positionIn } from '../problems/yaml-positions';

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
 * Splits a file into front matter and body. This is the only caller of gray-matter, which must
 * always be given options: without them it caches, and returns `{}` for a broken file the second time. It would run
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

  let fields: Fields = { data: {}, positionOf: () => START, problems: [] };
  const yaml = (block: string) => {
    fields = readFields(file, block);
    return fields.data;
  };
  const { content, data } = matter(text, { language: 'yaml', engines: { yaml } });
  const { positionOf, problems, refused } = fields;
  if (refused) return broken(refused);
  const start = text.length - content.length;
  const body = text.slice(0, start).replace(/[^\n]/g, ' ') + content;
  return { data, body, positionOf, problems };
}

/** The fields of a block; none if it is refused. */
type Fields = Omit<FrontMatterBlock, 'body'> & { refused?: Problem };

function readFields(file: string, block: string): Fields {
  // A schema with strings, lists and maps only, so `1.10` stays as typed.
  const document = parseDocument(block, { schema: 'failsafe' });
  const locationAt = (offset = 0): SourceLocation => ({ file, ...positionAt(block, offset) });
  const fields: Fields = { data: {}, positionOf: () => START, problems: [] };
  if (document.contents === null) return fields;
  const refuse = (refused: Problem): Fields => ({ ...fields, refused });
  // A warning reports a tag such as `!text`, which would be dropped.
  const error = document.errors[0] ?? document.warnings[0];
  if (error) {
    const location = locationAt(error.pos[0]);
    return refuse(problem('badYaml', location, { detail: shortDetail(error.message) }));
  }
  visit(document, {
    /** An alias without an anchor, as in a title such as `*important*`. */
    Alias(_, node) {
      if (node.resolve(document)) return undefined;
      const location = locationAt(node.range?.[0]);
      fields.refused = problem('badYaml', location, { detail: `"*${node.source}" names nothing.` });
      return visit.BREAK;
    },
    Scalar(_, { type, comment, range }) {
      // A space behind the "#" says that a comment is meant.
      if (type !== 'PLAIN' || !comment || /^\s/.test(comment)) return;
      fields.problems.push(
        problem('textAsComment', locationAt(range?.[0]), { comment: shortened(`#${comment}`) }),
      );
    },
  });
  if (fields.refused) return fields;
  if (!isMap(document.contents)) return refuse(problem('frontMatterNotFields', { file, line: 1 }));
  fields.data = document.toJS();
  fields.positionOf = (path) => positionIn(document, block, path);
  return fields;
}

function shortDetail(message: string): string {
  if (/multiple documents/.test(message)) return 'Only one block of fields is read.';
  const [first = ''] = message.split(/ at line \d/);
  return first.replace(/[:.]?$/, '.').replace(/tag:\S*:/, '!');
}
