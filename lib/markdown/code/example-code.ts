import 'server-only';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { exampleCode } from './example-lines';
import { type FenceMeta, readFenceMeta, splitInfo } from './fence-meta';

/** The files of the examples, by the path that a fence names: `examples/start/host/main.js`. */
export type ExampleFiles = ReadonlyMap<string, string>;

/** Puts the code of files into the blocks that name one by `file="…"`. */
export function insertExamples(tree: Root, files: ExampleFiles): void {
  visit(tree, 'code', (block) => {
    const { file, region } = exampleOf(block);
    const text = file === undefined ? undefined : files.get(file);
    if (text !== undefined) block.value = exampleCode(text, region)?.code ?? '';
  });
}

/** The example that a block says it shows. */
export function exampleOf({ lang, meta }: Code): Pick<FenceMeta, 'file' | 'region'> {
  const info = splitInfo({ language: lang ?? '', meta: meta ?? '' });
  return readFenceMeta(info.meta, 0).meta;
}
