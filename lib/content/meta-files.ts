import 'server-only';
import { z } from 'zod';
import { oneLine as text } from '../problems/source-text';

const mark = {
  /** A short mark beside the text. Default: none; of a page, its `tag`. */
  tag: text.optional(),
};

/** A page of the folder; a string is its name. */
const pageEntry = z.strictObject({
  type: z.literal('file'),
  /** The file's name without extension; `../folder/name` takes a page of another folder in. */
  name: text,
  /** Text in the sidebar. Default: the page's title. */
  label: text.optional(),
  ...mark,
});

/** A subfolder, shown as a group. */
const folderEntry = z.strictObject({
  type: z.literal('dir'),
  /** The folder's name. */
  name: text,
  /** The group's title. Default: the title of its index page, else the folder's name. */
  label: text.optional(),
  ...mark,
  /** `false` keeps the group open. Default: `true`. */
  collapsible: z.boolean().default(true),
  /** `true` collapses it at first. Default: `false`. */
  collapsed: z.boolean().default(false),
});

const linkEntry = z.strictObject({
  type: z.literal('custom-link'),
  /** Text in the sidebar. */
  label: text,
  /** A path of the site (its language and version are put before it) or another site's address. */
  link: text,
  ...mark,
});

const headerEntry = z.strictObject({
  type: z.literal('section-header'),
  /** The heading. */
  label: text,
  ...mark,
});

/** Schema of `_meta.json`: the entries of its folder in the order of the sidebar. */
export const metaSchema = z.array(
  z.union(
    [
      text.transform((name) => pageEntry.parse({ type: 'file', name })),
      z.discriminatedUnion('type', [pageEntry, folderEntry, linkEntry, headerEntry], {
        error: 'must have a "type": "file", "dir", "custom-link" or "section-header"',
      }),
    ],
    { error: 'must be the name of a page or folder, or an object with a "type"' },
  ),
);

export type MetaEntry = z.output<typeof metaSchema>[number];

const pathPrefix = z.string().startsWith('/', 'must be a path that begins with "/"');

const navLink = z.strictObject({
  /** Text in the top bar. */
  text: text,
  /** A path of the site or another site's address. */
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
  ...mark,
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
