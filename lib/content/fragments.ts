import 'server-only';
import type { MarkdownFacts } from '../markdown/facts';
import { readMarkdown } from '../markdown/read';
import { type Fragments, isFragmentFile } from '../markdown-syntax/fragments';
import * as catalogue from '../problems/catalogue';
import { contentPath, type Problem } from '../problems/problem';
import { findUnseenSigns } from '../problems/unseen-signs';
import { type Scope, splitScope } from '../routing/scope';
import { readFrontMatter } from './front-matter-block';
import type { ReadOptions } from './pages';
import type { ContentFiles } from './source-files';

/** A fragment that was read by itself, and what is wrong with it. */
export type ReadFragment = {
  file: string;
  scope: Scope;
  facts: MarkdownFacts;
  problems: Problem[];
};

export function fragmentTexts(files: ContentFiles): Fragments {
  const sources = [...files].filter(([file]) => isFragmentFile(file));
  return new Map(sources.map(([file, source]) => [file, readFrontMatter(file, source).body]));
}

/** Reads a fragment by itself, so that it is checked once, even if no page includes it. */
export function readFragment(
  file: string,
  source: string,
  { scopes, components }: ReadOptions,
  fragments: Fragments,
): ReadFragment {
  const { body, bodyOffset, problems } = readFrontMatter(contentPath(file), source);
  const read = readMarkdown({ file, body, bodyOffset }, components, fragments);
  const first = { file: contentPath(file), line: 1 };
  return {
    file,
    scope: splitScope(file, scopes).scope,
    facts: read,
    problems: [
      ...findUnseenSigns(file, source),
      ...problems,
      ...(bodyOffset > 0 ? [catalogue.fragmentFrontMatter(first)] : []),
      ...read.problems,
    ],
  };
}
