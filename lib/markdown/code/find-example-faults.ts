import 'server-only';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import * as catalogue from '../../problems/catalogue';
import type { Place, Problem } from '../../problems/problem';
import { placeOf } from '../place-of';
import type { MarkdownSource } from '../types';
import { type ExampleFiles, exampleOf } from './example-code';
import { exampleCode } from './example-lines';

/** Finds each block that cannot show the example it names. `tree` holds no code of files yet. */
export function findExampleFaults(
  tree: Root,
  source: MarkdownSource,
  files: ExampleFiles,
): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'code', (block) => {
    const problem = faultOf(block, placeOf(block, source), files);
    if (problem) problems.push(problem);
  });
  return problems;
}

function faultOf(block: Code, place: Place, files: ExampleFiles): Problem | undefined {
  const { file, region } = exampleOf(block);
  if (file === undefined)
    return region === undefined ? undefined : catalogue.regionWithoutFile(place);
  if (block.value.trim() !== '') return catalogue.codeBesideFile(place, file);
  const text = files.get(file);
  if (text === undefined) {
    return catalogue.missingExample(place, file, [...files.keys()]);
  }
  return exampleCode(text, region) ? undefined : catalogue.missingRegion(place, file, region ?? '');
}
