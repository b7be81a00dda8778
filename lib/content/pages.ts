import 'server-only';
import type { Root } from 'hast';
import type { ExampleFiles } from '../markdown/code/examples';
import type { MarkdownFacts } from '../markdown/document/facts';
import { readMarkdown } from '../markdown/document/read';
import { contentPath, isError, type Locate, type Problem, problem } from '../problems/problem';
import { findInvisibleCharacters } from '../problems/source-text';
import { type PathKey, pathKeyOf, type RoutePath, routeOfFile } from '../routing/route-path';
import { type ScopeOptions, splitScope } from '../routing/scope';
import { linksIn, readFrontMatter, stringsIn } from './data-files';
import { checkFrontmatter, type Frontmatter } from './frontmatter';

export type TocEntry = MarkdownFacts['toc'][number];

export type Page = MarkdownFacts & {
  routePath: RoutePath;
  /** The route in the form in which paths are compared; the key of maps of pages. */
  pathKey: PathKey;
  key: string;
  lang: string;
  version: string;
  relativePath: string;
  title: string;
  frontmatter: Frontmatter;
  /** The Markdown below the front matter, which the page is compiled from. */
  source: string;
  /** The Markdown as an HTML tree; outline, search text and Markdown twin come from it. */
  tree: Root;
  locate: Locate;
  problems: Problem[];
};

export const PAGE_FILE = /\.mdx?$/;

/** Reads one page. With problems, the page contains what could be read. */
export function readPage(
  file: string,
  source: string,
  scopes: ScopeOptions,
  examples: ExampleFiles = new Map(),
): Page {
  const path = contentPath(file);
  const block = readFrontMatter(path, source);
  const { frontmatter, problems: fieldProblems } = checkFrontmatter(block);
  const { problems: textProblems, ...facts } = readMarkdown({ file, body: block.body }, examples);
  const { scope, rest } = splitScope(file, scopes);
  const title = frontmatter.title ?? facts.heading;
  const problems = [
    ...findInvisibleCharacters(file, source),
    ...block.problems,
    ...fieldProblems,
    ...textProblems,
  ];
  if (title === undefined && !problems.some(isError)) {
    problems.push(problem('missingTitle', { file: path, line: 1 }));
  }
  const routePath = routeOfFile(file);
  return {
    ...facts,
    links: [...facts.links, ...linksIn(frontmatter, block.locate)],
    images: [...facts.images, ...imagesIn(frontmatter, block.locate)],
    // The preview shows the problems instead of a page that cannot be rendered.
    ...(textProblems.some(isError)
      ? { source: '', tree: { type: 'root', children: [] } }
      : { source: block.body }),
    routePath,
    pathKey: pathKeyOf(routePath),
    key: rest.replace(PAGE_FILE, ''),
    ...scope,
    relativePath: file,
    title: title ?? rest,
    frontmatter,
    locate: block.locate,
    problems,
  };
}

/** Returns the pictures of a home page, and the drawing of an article. */
function imagesIn(frontmatter: Frontmatter, locate: Locate): MarkdownFacts['images'] {
  return stringsIn(frontmatter).flatMap(({ path, text }) => {
    const isDrawing = path[0] === 'drawing';
    const isPicture = path[0] === 'hero' && path.includes('src');
    if (!isDrawing && !isPicture) return [];
    return [{ address: text, ...locate(path), ...(isDrawing && { isDrawing }) }];
  });
}
