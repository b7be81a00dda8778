import 'server-only';
import {
  findNodeAtLocation,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { z } from 'zod';
import type { ContentFiles } from '../content/source-files';
import * as catalogue from '../problems/catalogue';
import { faultsIn } from '../problems/issue-in-words';
import {
  contentPath,
  type FindPosition,
  type Place,
  type Position,
  type Problem,
  positionAt,
} from '../problems/problem';

const START: Position = { line: 1, column: 1 };

/** A checked JSON file, and where its entries stand. */
export type JsonFile<T> = {
  value?: T;
  positionOf: FindPosition;
  problems: Problem[];
};

/**
 * Parses a JSON file of the content folder and checks it against a schema; every problem names its
 * line. A file that is not there has neither a value nor problems.
 */
export function readJson<T extends z.ZodType>(
  files: ContentFiles,
  path: string,
  schema: T,
): JsonFile<z.output<T>> {
  const text = files.get(path);
  const nothing = { positionOf: () => START, problems: [] };
  if (text === undefined) return nothing;
  const source = text.replace(/^\uFEFF/, '');
  const file = contentPath(path);
  const errors: ParseError[] = [];
  const tree = parseTree(source, errors, { disallowComments: true });
  const positionOf: FindPosition = (path) => {
    for (let depth = path.length; depth >= 0 && tree; depth--) {
      const node = findNodeAtLocation(tree, path.slice(0, depth) as JSONPath);
      if (node) return positionAt(source, node.offset);
    }
    return START;
  };
  const placeAt = (offset: number): Place => ({ file, ...positionAt(source, offset) });
  const placeOf = (path: readonly PropertyKey[]): Place => ({ file, ...positionOf(path) });

  const [error] = errors;
  if (error) {
    const detail = sentenceOf(printParseErrorCode(error.error));
    return { positionOf, problems: [catalogue.badJson(placeAt(error.offset), detail)] };
  }
  const data: unknown = JSON.parse(source);
  const problems = [
    ...doubledFields(tree).map((key) =>
      catalogue.doubledEntry(placeAt(key.offset), String(key.value)),
    ),
  ];
  if (problems.length > 0) return { positionOf, problems };
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, positionOf, problems };
  const faults = faultsIn(result.error).map(({ path, detail, unknown }) =>
    unknown === undefined
      ? catalogue.wrongField(placeOf(path), path.join('.'), detail)
      : catalogue.unknownField(placeOf(path), unknown, []),
  );
  return { positionOf, problems: faults };
}

/** The keys of fields that stand twice; `JSON.parse` keeps the last one without a word. */
function doubledFields(node: Node | undefined): Node[] {
  const seen = new Set<unknown>();
  return (node?.children ?? []).flatMap((child) => {
    const [key] = child.type === 'property' ? (child.children ?? []) : [];
    const own = key && seen.has(key.value) ? [key] : [];
    if (key) seen.add(key.value);
    return [...own, ...doubledFields(child)];
  });
}

function sentenceOf(code: string): string {
  return `${code.replace(/(?<=[a-z])[A-Z]/g, ' $&').toLowerCase()}.`;
}
