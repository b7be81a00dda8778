import 'server-only';
import { wholeTree } from '../html-tree';
import { resolveLinks } from '../resolve-links';
import { withoutFragmentParts } from '../syntax/fragment-part';
import type { MarkdownSource } from '../types';
import type { Block, TwinSite } from './types';
import { twinWriter } from './writer';

/**
 * What a page's Markdown says in Markdown that needs nothing of ours: fragments are in their places,
 * components are plain blocks, links are whole addresses. The tree is that of the outline and the
 * search, so a twin has what they have.
 */
export function twinBlocks(source: MarkdownSource, site: TwinSite): Block[] {
  const { file } = source;
  const tree = wholeTree(source, site.fragments);
  resolveLinks({ file, prefixes: site.prefixes, routes: site.routes })(tree);
  withoutFragmentParts()(tree);
  return twinWriter(site).blocks(tree.children);
}
