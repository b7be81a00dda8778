import 'server-only';
import type { Root } from 'hast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import * as catalogue from '../problems/catalogue';
import { contentPath } from '../problems/problem';
import { findExampleFaults } from './code/find-example-faults';
import { findFenceProblems } from './code/find-fence-problems';
import { collectFacts } from './collect-facts';
import { findForbidden } from './guard';
import { parseMarkdown } from './parse';
import { parseErrorOf } from './parse-error';
import { rehypePlugins, remarkPlugins } from './pipeline';
import { findDoubledIds } from './syntax/find-doubled-ids';
import { findSyntaxFaults } from './syntax/find-faults';
import { findIncludeFaults } from './syntax/find-include-faults';
import { ownPart } from './syntax/fragment-part';
import type { Fragments } from './syntax/fragment-paths';
import { INCLUDE, insertFragments } from './syntax/include';
import { formatOf, type MarkdownFacts, type MarkdownSource } from './types';
import { findVanishing } from './vanishing';

/** The nodes of components and their expressions; they pass through to the HTML tree as they are. */
const MDX_NODES = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

const readers = { md: reader([]), mdx: reader([remarkMdx]) };

function reader(syntax: (typeof remarkMdx)[]) {
  return unified()
    .use(remarkParse)
    .use(syntax)
    .use(remarkPlugins(syntax.length > 0 ? 'mdx' : 'md'))
    .use(remarkRehype, { passThrough: [...MDX_NODES] })
    .use(rehypePlugins)
    .freeze();
}

/**
 * Reads what a page says: headings, text, links, pictures. `components` are the names that the
 * Markdown may use, `fragments` the texts that it may include; each of these tells its own problems.
 */
export function readMarkdown(
  source: MarkdownSource,
  components: readonly string[],
  fragments: Fragments = new Map(),
): MarkdownFacts {
  try {
    const parsed = parseMarkdown(source);
    const faults = [
      ...findVanishing(parsed, source),
      ...findSyntaxFaults(parsed, source),
      ...findIncludeFaults(parsed, source, fragments),
      ...findExampleFaults(parsed, source, fragments),
    ];
    const whole = insertFragments(parsed, source.file, fragments);
    faults.push(...findDoubledIds(whole, source));
    const tree = readers[formatOf(source.file)].runSync(whole) as Root;
    const facts = collectFacts(tree, source.bodyOffset);
    const own = ownPart(tree);
    const problems = [
      ...faults,
      ...findForbidden(own, source, [...components, INCLUDE]),
      ...findFenceProblems(own, source),
    ];
    return { ...facts, problems };
  } catch (error) {
    const found = parseErrorOf(error);
    if (!found) throw error;
    const { reason, line, column, isOpenCallout } = found;
    const place = { file: contentPath(source.file), line: line + source.bodyOffset, column };
    const problems = [
      isOpenCallout ? catalogue.calloutNotClosed(place) : catalogue.badMarkdown(place, reason),
    ];
    return { toc: [], content: '', ids: [], links: [], images: [], problems };
  }
}
