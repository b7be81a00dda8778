import { sectionAt } from '../navigation/sections';

/** How the pages of a site are grouped; plain data, since it travels to the worker. */
export type SiteGroups = {
  /** The sections of the site with the paths of their pages, in the order of the tabs. */
  sections: readonly { text: string; paths: readonly string[] }[];
  others: string;
};

/** The name of the group that a page belongs to: `/issues/` is in "FAQ". */
export function groupOf(routePath: string, { sections, others }: SiteGroups): string {
  return sectionAt(routePath, sections)?.text ?? others;
}

export function groupNames({ sections, others }: SiteGroups): string[] {
  return [...new Set([...sections.map(({ text }) => text), others])];
}
