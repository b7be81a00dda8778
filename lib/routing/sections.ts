import type { NavItem } from './navigation';
import { isUnder, pathKeyOf } from './route-path';

/** A part of the site as the top bar names it: where its item leads, and the paths of its pages. */
export type Section = { text: string; link: string; paths: readonly string[] };

/** The sections of the site: the items of the navigation that say which paths belong to them. */
export function siteSections(nav: readonly NavItem[]): Section[] {
  return nav.flatMap(({ text, link, activeMatch, items = [] }) => [
    ...(link && activeMatch ? [{ text, link, paths: activeMatch }] : []),
    ...siteSections(items),
  ]);
}

/** Groups of the pages of a site; plain data, since it travels to the worker of the search. */
export type SiteGroups = {
  /** The sections of the site with the paths of their pages, in the order of the tabs. */
  sections: readonly Pick<Section, 'text' | 'paths'>[];
  others: string;
};

/** The name of the group that a page belongs to: `/issues/` is in "FAQ". */
export function groupOf(routePath: string, { sections, others }: SiteGroups): string {
  return sectionAt(routePath, sections)?.text ?? others;
}

export function groupNames({ sections, others }: SiteGroups): string[] {
  return [...new Set([...sections.map(({ text }) => text), others])];
}

/** The section that a page belongs to: the one with the narrowest path, since sections may nest. */
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
