import type { NavItem } from './navigation';
import { isUnder, pathKeyOf } from './route-path';

/** An item of the top bar with the paths of its pages. */
export type Section = { text: string; link: string; paths: readonly string[] };

/** Returns the sections of the site: the items of the navigation with `activeMatch`. */
export function siteSections(nav: readonly NavItem[]): Section[] {
  return nav.flatMap(({ text, link, activeMatch, items = [] }) => [
    ...(link && activeMatch ? [{ text, link, paths: activeMatch }] : []),
    ...siteSections(items),
  ]);
}

/** Groups of the pages of a site; plain data, since the worker of the search gets it. */
export type SiteGroups = {
  /** The sections of the site with the paths of their pages, in the order of the tabs. */
  sections: readonly Pick<Section, 'text' | 'paths'>[];
  others: string;
};

/** Returns the group of a page: `/issues/` is in "FAQ". */
export function groupOf(routePath: string, { sections, others }: SiteGroups): string {
  return sectionAt(routePath, sections)?.text ?? others;
}

export function groupNames({ sections, others }: SiteGroups): string[] {
  return [...new Set([...sections.map(({ text }) => text), others])];
}

/** Returns the section of a page. Sections may nest, so the longest path wins. */
export function sectionAt<S extends Pick<Section, 'paths'>>(
  route: string,
  sections: readonly S[],
): S | undefined {
  const around = sections.flatMap((section) =>
    section.paths
      .filter((path) => isUnder(route, path))
      .map((path) => ({ section, depth: pathKeyOf(path).length })),
  );
  return around.sort((a, b) => b.depth - a.depth)[0]?.section;
}
