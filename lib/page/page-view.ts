import 'server-only';
import type { ReactNode } from 'react';
import { site } from '../config';
import type { Registry } from '../markdown/mdx-compiler';
import { renderTree } from '../markdown/render';
import type { OverviewGroup } from '../navigation/types';
import { normalizePath, type RoutePath } from '../routing/route-path';
import { sizeOfPicture, sourceOfPicture } from '../site/public-files';
import type { PageParts } from './kinds';
import type { Day, PageModel } from './page-model';
import { pagesAround } from './pages-around';

/** What a page hands to the component that shows it. */
export type PageView<Type extends PageParts['type'] = PageParts['type']> = Extract<
  PageParts,
  { type: Type }
> & {
  /** The canonical path, without base path. */
  route: RoutePath;
  title: string;
  /** The text begins with a heading of its own, so the title is not put above it. */
  hasOwnHeading: boolean;
  body: ReactNode;
  section?: { text: string; link: string };
  date?: Day;
  lastUpdated?: Day;
  checked?: string;
  edit?: { url: string; text: string };
};

/** Renders a page. One of the components of `registryFor` lists the pages of its section. */
export async function pageView(
  model: PageModel,
  registryFor: (pagesAround: (headings?: readonly number[]) => OverviewGroup[]) => Registry,
): Promise<PageView> {
  const { page, content, parts, section, date, lastUpdated, checked, edit } = model;
  const formerIds = content.formerIds.get(normalizePath(page.routePath));
  const body = await renderTree(page.tree, {
    registry: registryFor((headings) => pagesAround(page, content, headings)),
    sizeOf: (path) => sizeOfPicture(content.publicFiles.get(path)),
    sourceOf: (path) => sourceOfPicture(content.publicFiles.get(path)),
    code: { numbersLines: site.markdown.showLineNumbers, wraps: site.markdown.defaultWrapCode },
    ...(formerIds ? { formerIds } : {}),
  });
  return {
    ...parts,
    ...(parts.type === 'doc' && !site.themeConfig.outline ? { outline: [] } : {}),
    route: page.routePath,
    title: page.title,
    hasOwnHeading: page.hasOwnHeading,
    body,
    ...(section ? { section: { text: section.text, link: section.link } } : {}),
    ...(date ? { date } : {}),
    ...(lastUpdated ? { lastUpdated } : {}),
    ...(checked ? { checked } : {}),
    ...(edit ? { edit } : {}),
  };
}
