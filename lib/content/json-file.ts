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

/** A checked JSON file, and where its entries stand. */
export type JsonFile<T> = {
  value?: T;
  positionOf: FindPosition;
  problems: Problem[];
};

/** In a longer file, which a program writes, nobody looks for fields that stand twice: that takes half a second. */
const LONG = 100_000;

/**
 * Parses a JSON file of the content folder and checks it against a schema; every problem names its
 * line. A file that is not there has neither a value nor problems.
 */
export function readJson<T extends z.ZodType>(
  files: ContentFiles,
  path: string,
  schema: T,
): JsonFile<z.output<T>> {
  const source = files.get(path)?.replace(/^\uFEFF/, '');
  if (source === undefined) return { positionOf: () => ({ line: 1, column: 1 }), problems: [] };
  const file = contentPath(path);
  // JSON is YAML, whose parser keeps the places.
  let document: Document.Parsed | undefined;
  const tree = () => (document ??= parseDocument(source));
  const positionOf: FindPosition = (path) => positionIn(tree(), source, path);
  const withProblems = (...problems: Problem[]) => ({ positionOf, problems });

  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch (error) {
    const location = { file, ...positionAt(source, faultIn(source)) };
    return withProblems(
      problem('badJson', location, { detail: inOwnWords((error as Error).message) }),
    );
  }
  // `JSON.parse` keeps the last of them without a word.
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

/** Finds the fault behind the longest right beginning: not every message of `JSON.parse` has its position. */
function faultIn(source: string): number {
  let [right, wrong] = [0, source.length + 1];
  while (wrong - right > 1) {
    const middle = Math.floor((right + wrong) / 2);
    if (mayGoOn(source.slice(0, middle))) right = middle;
    else wrong = middle;
  }
  return right;
}

/** Tells whether a text could be the beginning of JSON. */
function mayGoOn(text: string): boolean {
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

function inOwnWords(message: string): string {
  return `${message.replace(/(?: in JSON)? at position.*|, (?:\.\.\.)?".*/s, '')}.`;
}
