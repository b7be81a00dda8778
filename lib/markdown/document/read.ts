import 'server-only';
import type { Root } from 'hast';
import { diskCache } from '../../files/disk-cache';
import type { Problem } from '../../problems/problem';
import { type ExampleFiles, insertExamples } from '../code/examples';
import { findFenceProblems } from '../code/fence';
import { COMPONENT_NAMES, HTML_TAGS } from '../components';
import { checkElements } from '../components/check-elements';
import { checkSyntax } from '../syntax/check-syntax';
import { tagsAsElements } from '../tree/html-tags';
import type { MarkdownSource } from '../tree/source';
import { insertProjects } from './example-projects';
import { collectFacts, type MarkdownFacts } from './facts';
import { htmlTree, parseMarkdown, parseProblem } from './parse';

type ReadMarkdown = MarkdownFacts & { tree: Root; problems: Problem[] };

const UNREADABLE: Omit<ReadMarkdown, 'problems'> = {
  ...{ toc: [], content: '', ids: [], links: [], images: [] },
  tree: { type: 'root', children: [] },
};

const cached = diskCache<ReadMarkdown>('markdown');

export function usesExamples(text: string): boolean {
  return /<ExampleProject\b|\bfile=/.test(text);
}

export function readMarkdown(
  source: MarkdownSource,
  examples: ExampleFiles = new Map(),
): ReadMarkdown {
  const used = usesExamples(source.body) ? [...examples] : [];
  return cached([source, used], () => parseAndCheck(source, examples));
}

function parseAndCheck(source: MarkdownSource, examples: ExampleFiles): ReadMarkdown {
  try {
    const parsed = parseMarkdown(source);
    // Typed text is checked before anything is inserted.
    const problems = [
      ...checkSyntax(parsed, source, COMPONENT_NAMES),
      ...insertExamples(parsed, source, examples),
    ];
    const tree = htmlTree(parsed, source.file);
    problems.push(
      ...insertProjects(tree, source, examples),
      ...checkElements(tree, source),
      ...findFenceProblems(tree, source),
    );
    tagsAsElements(tree, HTML_TAGS);
    return { ...collectFacts(tree), tree, problems };
  } catch (error) {
    const problem = parseProblem(error, source.file);
    if (!problem) throw error;
    return { ...UNREADABLE, problems: [problem] };
  }
}
