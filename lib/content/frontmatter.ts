import 'server-only';
import { z } from 'zod';

// The front matter is parsed without types, so that "1.10", "2024-01-01" and "0123" stay as typed;
// what is a switch or a number says so here.
const text = z.string().trim().min(1);
const toggle = z.enum(['true', 'false']).transform((value) => value === 'true');
const integer = z
  .string()
  .regex(/^-?\d+$/, 'must be a whole number')
  .transform(Number);

const base = {
  /** The page's title. Default: its first `#` heading. */
  title: text.optional(),
  /** One sentence about the page, for search engines. Default: the site's description. */
  description: text.optional(),
  /** A further address of the page, where it is free; it leads to the page's own. */
  slug: z
    .string()
    .regex(/^(\/(?!\.{1,2}(\/|$))[\w.-]+)+$/, 'must be a path such as "/api/name"')
    .optional(),
  /** The page's place in a folder without `_meta.json`. Default: by file name. */
  order: integer.optional(),
  /** Whether the folder of this index page starts folded, where it has no `_meta.json`. */
  collapsed: toggle.optional(),
  /** What stands after the page's title in the window's title. Default: the site's title. */
  titleSuffix: text.optional(),
  /** `false` takes the top bar away. */
  navbar: toggle.default(true),
  /** `false` takes the sidebar away. */
  sidebar: toggle.default(true),
  /** `false` takes the outline away. */
  outline: toggle.default(true),
  /** `false` takes previous/next, edit link and date away. */
  footer: toggle.default(true),
  /** `false` switches the enlarging of pictures off. */
  globalUIComponents: toggle.default(true),
  /** `false` keeps the page out of the search. */
  search: toggle.default(true),
  /** A short mark beside the page's name in the sidebar. */
  tag: text.optional(),
  /** The depths of the headings that overview pages list under this page. Default: `[2]`. */
  overviewHeaders: z.array(z.enum(['2', '3', '4']).transform(Number)).optional(),
};

const action = z.strictObject({
  theme: z.enum(['brand', 'alt']).default('brand'),
  text,
  link: text,
});

const hero = z.strictObject({
  name: text,
  text,
  tagline: text.optional(),
  actions: z.array(action).default([]),
  image: z
    .strictObject({
      src: z.union([text, z.strictObject({ light: text, dark: text })]),
      alt: z.string(),
    })
    .optional(),
});

const feature = z.strictObject({
  title: text,
  details: text,
  icon: text,
  link: text.optional(),
  /** How many of twelve columns the card takes. Default: `4`. */
  span: z.enum(['2', '3', '4', '6']).transform(Number).default(4),
});

/** What the front matter of a page may say, by its `pageType`. */
export const frontmatterSchema = z.discriminatedUnion(
  'pageType',
  [
    z.strictObject({
      ...base,
      pageType: z.literal('doc'),
      /** `true` adds a filter and the section's pages with their headings. */
      overview: toggle.default(false),
      /** `true` adds the list of the section's pages, and keeps the page out of search and lists. */
      landing: toggle.default(false),
    }),
    z.strictObject({
      ...base,
      pageType: z.literal('home'),
      hero,
      features: z.array(feature).default([]),
    }),
    z.strictObject({ ...base, pageType: z.enum(['custom', 'blank', '404']) }),
  ],
  { error: 'must be one of "doc", "home", "custom", "blank", "404"' },
);

/** The checked front matter of a page, with every default filled in. */
export type Frontmatter = z.output<typeof frontmatterSchema>;

export type Hero = z.output<typeof hero>;
export type Feature = z.output<typeof feature>;
