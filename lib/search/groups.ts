import { type ScopeOptions, splitScope } from '../routing/scope';

/** How the pages of a site are grouped; plain data, since it travels to the worker. */
export type SiteGroups = {
  /** The named parts of the site with the first folders of their pages, in the order of the tabs. */
  sections: readonly { text: string; folders: readonly string[] }[];
  /** The name of the group of all other pages. */
  others: string;
  scopes: ScopeOptions;
};

/**
 * The name of the group that a page belongs to.
 *
 *     groupOf('/zh/issues/', groups) //=> 'FAQ'
 */
export function groupOf(routePath: string, { sections, others, scopes }: SiteGroups): string {
  const { rest } = splitScope(routePath.slice(1), scopes);
  const [folder = ''] = rest.split('/');
  return sections.find(({ folders }) => folders.includes(folder))?.text ?? others;
}

/** The names of all groups in their order. */
export function groupNames({ sections, others }: SiteGroups): string[] {
  return [...new Set([...sections.map(({ text }) => text), others])];
}
