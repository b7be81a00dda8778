import 'server-only';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { headingIds } from './heading-ids';
import { htmlAsText } from './html-as-text';
import { plainValues } from './plain-values';
import type { MarkdownFormat } from './types';

/*
 * The plugins that decide what a page says. Reading (outline, search, links) and rendering use the
 * same lists, so that no heading or link can exist in one and not in the other.
 */

/** Plugins that work on the Markdown. */
export function remarkPlugins(format: MarkdownFormat): PluggableList {
  return format === 'md' ? [remarkGfm, htmlAsText] : [remarkGfm];
}

/** Plugins that work on the HTML. */
export const rehypePlugins: PluggableList = [plainValues, rehypeSlug, headingIds];
