import 'server-only';
import { type Document, parseDocument } from 'yaml';
import type { z } from 'zod';
import {
  contentPath,
  type FindPosition,
  type Problem,
  positionAt,
  problem,
} from '../problems/problem';
import { schemaIssues, unknownField, wrongField } from '../problems/schema-issues';
import { positionIn } from '../problems/yaml-positions';
import type { ContentFiles } from './source-files';

/** A checked JSON file, and the positions of its entries. */
export type JsonFile<T> = {
  value?: T;
  positionOf: FindPosition;
  problems: Problem[];
};

/** Longer files, which programs write, are not searched for duplicate fields: that takes half a second. */
const LONG = 100_000;

/**
 * Parses a JSON file of the content folder and checks it against a schema; every problem has its line.
 * A missing file has neither a value nor problems.
 */
export function readJson<T extends z.ZodType>(
  files: ContentFiles,
  path: string,
  schema: T,
): JsonFile<z.output<T>> {
  const source = files.get(path)?.replace(/^\uFEFF/, '');
  if (source === undefined) return { positionOf: () => ({ line: 1, column: 1 }), problems: [] };
  const file = contentPath(path);
  // JSON is YAML, whose parser keeps the positions.
  let document: Document.Parsed | undefined;
  const tree = () => (document ??= parseDocument(source));
  const positionOf: FindPosition = (path) => positionIn(tree(), source, path);
  const withProblems = (...problems: Problem[]) => ({ positionOf, problems });

  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch (error) {
    const location = { file, ...positionAt(source, errorOffset(source)) };
    return withProblems(
      problem('badJson', location, { detail: shortDetail((error as Error).message) }),
    );
  }
  // `JSON.parse` silently keeps the last one.
  const [doubled] = source.length < LONG ? tree().errors : [];
  if (doubled) {
    const [start] = doubled.pos;
    const [, name = ''] = /"(.*?)"/.exec(source.slice(start)) ?? [];
    return withProblems(problem('doubledEntry', { file, ...positionAt(source, start) }, { name }));
  }
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, ...withProblems() };
  const faults = schemaIssues(result.error).map(({ path, detail, unknown }) => {
    const location = { file, ...positionOf(path) };
    return unknown === undefined
      ? wrongField(location, path.join('.'), detail)
      : unknownField(location, unknown, []);
  });
  return withProblems(...faults);
}

/** Returns the offset of the first error. Not every message of `JSON.parse` has its position. */
function errorOffset(source: string): number {
  let [valid, invalid] = [0, source.length + 1];
  while (invalid - valid > 1) {
    const middle = Math.floor((valid + invalid) / 2);
    if (isJsonPrefix(source.slice(0, middle))) valid = middle;
    else invalid = middle;
  }
  return valid;
}

/** Returns whether a text could be the beginning of JSON. */
function isJsonPrefix(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as Error;
    const [, position] = / at position (\d+)/.exec(message) ?? [];
    return (
      /^(?:Unexpected end|Unterminated string)/.test(message) || Number(position) === text.length
    );
  }
}

function shortDetail(message: string): string {
  return `${message.replace(/(?: in JSON)? at position.*|, (?:\.\.\.)?".*/s, '')}.`;
}
