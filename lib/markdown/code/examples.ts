import 'server-only';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { zipFolder } from '../../files/zip-folder';
import { type Problem, problem, suggest } from '../../problems/problem';
import { locationOf, type MarkdownSource } from '../tree/source';
import { readFenceInfo } from './fence';

/** The files of the examples, by the path that a fence names: `examples/start/host/main.js`. */
export type ExampleFiles = ReadonlyMap<string, string>;

/** Inserts the code of files into the blocks that name one with `file="…"`. Returns their problems. */
export function insertExamples(
  tree: Root,
  source: Pick<MarkdownSource, 'file'>,
  files: ExampleFiles,
): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'code', (block) => {
    const { file } = readFenceInfo(block.lang ?? '', block.meta ?? '').meta;
    if (file === undefined) return;
    const [text, location] = [files.get(file), locationOf(block, source)];
    if (block.value.trim() !== '') problems.push(problem('codeBesideFile', location, { file }));
    else if (text !== undefined) block.value = exampleCode(text);
    else {
      const fix = suggest(file, [...files.keys()]);
      problems.push(problem('missingExample', location, { file }, fix));
    }
  });
  return problems;
}

export function exampleCode(text: string): string {
  return text.replace(/\r\n?/g, '\n').trimEnd();
}

/** The names of the examples with a package that npm can start. */
export function projectNames(files: ExampleFiles): string[] {
  return [...files].flatMap(([path, text]) => {
    const [, name] = /^examples\/([\w-]+)\/package\.json$/.exec(path) ?? [];
    return name !== undefined && JSON.parse(text).scripts?.start ? [name] : [];
  });
}

/** The files of a project by their paths inside it, in order. */
export function filesOfProject(name: string, files: ExampleFiles): [path: string, text: string][] {
  const folder = `examples/${name}/`;
  return [...files]
    .filter(([path]) => path.startsWith(folder))
    .map(([path, text]): [string, string] => [path.slice(folder.length), text])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

export function zipPath(name: string): `/${string}` {
  return `/examples/${name}.zip`;
}

/** A project as a zip, in a folder of its name. */
export function zipProject(name: string, files: ExampleFiles): Uint8Array<ArrayBuffer> {
  return zipFolder(`garfish-${name}`, filesOfProject(name, files));
}
