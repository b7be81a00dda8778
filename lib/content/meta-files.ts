import 'server-only';
import { z } from 'zod';
import { oneLine as text } from '../problems/source-text';

/** Fields of an entry in the sidebar and in the top bar. */
const shared = {
  /** Text of the entry. Default: the title of the page. */
  text: text.optional(),
  /** A path of the site (its language and version are put before it) or another site's address. */
  link: text.optional(),
  /** A short mark beside the text. Default: none; of a page, its `tag`. */
  tag: text.optional(),
};

const sidebarEntry = z
  .strictObject({
    ...shared,
    /**
     * A page, by its file's name without extension, or a folder, by its name and a slash. `../folder/name` takes a
     * page of another folder in. Default: a link or, without that, a heading.
     */
    name: text.optional(),
    /** `false` keeps the group of a folder open. Default: `true`. */
    collapsible: z.boolean().optional(),
    /** `true` collapses it at first. Default: `false`. */
    collapsed: z.boolean().optional(),
  })
  .refine(({ name, text }) => name !== undefined || text !== undefined, {
    path: ['text'],
    message: 'an entry needs the "name" of a page or folder, or a "text"',
  })
  .refine(({ name, link }) => name === undefined || link === undefined, {
    path: ['link'],
    message: 'an entry with a "name" links to that page',
  });

/** Schema of `_meta.json`: the entries of its folder in the order of the sidebar. A string is a name. */
export const metaSchema = z.array(
  z.union([text.transform((name) => ({ name })), sidebarEntry], {
    error: 'must be the name of a page or folder, or an object',
  }),
);

export type MetaEntry = z.output<typeof sidebarEntry>;

const pathPrefix = z.string().startsWith('/', 'must be a path that begins with "/"');

const navLink = z.strictObject({
  ...shared,
  text,
  link: text,
  /**
   * The path of its pages, or several: the item counts as current there, and these pages form a
   * section of the search, of `llms.txt` and of breadcrumbs. Default: the linked page, no section.
   */
  activeMatch: z
    .union([pathPrefix.transform((path) => [path]), z.array(pathPrefix).min(1)], {
      error: 'must be a path that begins with "/", or a list of such paths',
    })
    .optional(),
});

const navItem = navLink
  .extend({
    /** Not needed by a group. */
    link: text.optional(),
    /** Its end of the bar. Default: `right`. */
    position: z.enum(['left', 'right']).default('right'),
    /** Makes the item a group of links. Default: none. */
    items: z.array(navLink).min(1).optional(),
  })
  .refine(({ link, items }) => link !== undefined || items !== undefined, {
    path: ['link'],
    message: 'an item needs a link, or the items of a group',
  });

/** Schema of `_nav.json`: the items of the top bar. */
export const navSchema = z.array(navItem);

export type NavEntry = z.output<typeof navItem>;
