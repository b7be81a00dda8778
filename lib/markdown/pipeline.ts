import 'server-only';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { readFences } from './code/fence';
import { fileTrees } from './components/file-tree';
import { wordsInLine } from './components/marks';
import { packageTabs } from './components/package-tabs';
import { picturesAsDrawings } from './components/pictures-as-drawings';
import { namedTabs } from './components/tabs';
import { headingIds } from './heading-ids';
import { htmlAsText } from './html-as-text';
import { plainValues } from './plain-values';
import { siteSyntax } from './syntax/site-syntax';
import type { MarkdownFormat } from './types';

/*
 * The plugins that decide what a page says. Reading (outline, search, links) and rendering use the
 * same lists, so that no heading or link can exist in one and not in the other.
 */

/** Plugins that work on the Markdown. */
export function remarkPlugins(format: MarkdownFormat): PluggableList {
  return format === 'md' ? [remarkGfm, siteSyntax, htmlAsText] : [remarkGfm, siteSyntax];
}

/** Plugins that work on the HTML. */
export const rehypePlugins: PluggableList = [
  plainValues,
  picturesAsDrawings,
  packageTabs,
  readFences,
  namedTabs,
  fileTrees,
  wordsInLine,
  headingIds,
];
