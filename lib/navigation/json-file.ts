import 'server-only';
import {
  findNodeAtLocation,
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
  type Position,
  type Problem,
  positionAt,
} from '../problems/problem';
import { findConflict, findProtoFields, findUnseenValues } from '../problems/source-text';

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
  const without = (...problems: Problem[]) => ({ positionOf: () => START, problems });
  if (text === undefined) return without();
  const file = contentPath(path);
  const source = text.replace(/^\uFEFF/, '');
  const conflict = findConflict(path, source);
  if (conflict.length > 0) return without(...conflict);
  try {
    return parse(file, source, schema);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return without(catalogue.nestedTooDeep({ file, line: 1 }));
  }
}

function parse<T extends z.ZodType>(
  file: string,
  source: string,
  schema: T,
): JsonFile<z.output<T>> {
  const errors: ParseError[] = [];
  const tree = parseTree(source, errors, { disallowComments: true });
  const positionOf: FindPosition = (path) => {
    const segments = path.filter((segment) => typeof segment !== 'symbol');
    for (let depth = segments.length; depth >= 0 && tree; depth--) {
      const node = findNodeAtLocation(tree, segments.slice(0, depth));
      if (node) return positionAt(source, node.offset);
    }
    return START;
  };

  const [error] = errors;
  if (error) {
    const detail = sentenceOf(printParseErrorCode(error.error));
    const place = { file, ...positionAt(source, error.offset) };
    return { positionOf, problems: [catalogue.badJson(place, detail)] };
  }
  const doubled = tree ? doubledFields(tree) : [];
  if (doubled.length > 0) {
    const problems = doubled.map(({ name, offset }) =>
      catalogue.doubledEntry({ file, ...positionAt(source, offset) }, name),
    );
    return { positionOf, problems };
  }
  const data: unknown = JSON.parse(source);
  const [unsafe] = findProtoFields(data);
  if (unsafe) {
    const place = { file, ...positionOf(unsafe) };
    return { positionOf, problems: [catalogue.unknownField(place, '__proto__', [])] };
  }
  const unseen = findUnseenValues(data).map(({ sign, path }) =>
    catalogue.unseenSign({ file, ...positionOf(path) }, sign),
  );
  if (unseen.length > 0) return { positionOf, problems: unseen };
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, positionOf, problems: [] };
  const problems = faultsIn(result.error).map(({ path, detail, unknown }) => {
    const place = { file, ...positionOf(path) };
    return unknown === undefined
      ? catalogue.wrongField(place, path.join('.'), detail)
      : catalogue.unknownField(place, unknown, []);
  });
  return { positionOf, problems };
}

/** The fields of an object that stand twice; `JSON.parse` keeps the last one without a word. */
function doubledFields(node: Node): { name: string; offset: number }[] {
  const seen = new Set<unknown>();
  return (node.children ?? []).flatMap((child) => {
    const [key] = child.type === 'property' ? (child.children ?? []) : [];
    const isDoubled = key !== undefined && seen.has(key.value);
    if (key) seen.add(key.value);
    const own = isDoubled ? [{ name: String(key.value), offset: key.offset }] : [];
    return [...own, ...doubledFields(child)];
  });
}

function sentenceOf(code: string): string {
  return `${code.replace(/(?<=[a-z])[A-Z]/g, ' $&').toLowerCase()}.`;
}
