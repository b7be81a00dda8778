import 'server-only';
import * as catalogue from '../problems/catalogue';
import { contentPath } from '../problems/problem';
import { findExampleFaults } from './code/find-example-faults';
import { findFenceProblems } from './code/find-fence-problems';
import { collectFacts } from './collect-facts';
import { findForbidden } from './guard';
import { htmlTree } from './html-tree';
import { parseMarkdown } from './parse';
import { parseErrorOf } from './parse-error';
import { findDoubledIds } from './syntax/find-doubled-ids';
import { findSyntaxFaults } from './syntax/find-faults';
import { findIncludeFaults } from './syntax/find-include-faults';
import { ownPart } from './syntax/fragment-part';
import type { Fragments } from './syntax/fragment-paths';
import { INCLUDE, insertFragments } from './syntax/include';
import type { MarkdownFacts, MarkdownSource } from './types';
import { findVanishing } from './vanishing';

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
    const tree = htmlTree(whole, source.file);
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
