import 'server-only';
import { z } from 'zod';
import { SCENARIO_IDS } from '../playground/read-scenarios';
import { schemaProblems } from '../problems/schema-problems';
import { oneLine } from '../problems/source-text';
import type { readFrontMatter } from './data-files';
import { REDIRECT_PATH } from './reserved-paths';

// The front matter is parsed without types, so that "1.10", "2024-01-01" and "0123" stay as typed. The schema
// converts booleans and numbers.
const text = oneLine
  // YAML reads them as no value, also in quotes.
  .regex(/^(?!(?:null|~)$)/i, 'must be text; remove the field if it has none');
const toggle = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((value) => value === 'true');
const integer = z
  .string()
  .regex(/^-?\d{1,9}$/, 'must be a whole number of at most nine digits')
  .transform(Number);

const phrases = z
  .array(text)
  .refine(
    (all) => new Set(all.map((phrase) => phrase.toLowerCase())).size === all.length,
    'must name each phrase once, in one spelling',
  );

const base = {
  /** The page's title. Default: its first `#` heading. */
  title: text.optional(),
  /** One sentence about the page, for search engines. Default: the site's description. */
  description: text.optional(),
  /** Another path that redirects to this page, if no page has it. Default: none. */
  slug: z.string().regex(REDIRECT_PATH, 'must be a path such as "/api/name"').optional(),
  /** The position of the page in a folder without `_meta.json`. Default: by file name. */
  order: integer.optional(),
  /** `true` collapses the folder of this index page, without `_meta.json`. Default: `false`. */
  collapsed: toggle.optional(),
  /** Text after the page's title in the window's title. Default: the site's title. */
  titleSuffix: text.optional(),
  /** The file behind the link that edits the page. Default: the path of this file. */
  editPath: z
    .string()
    .regex(
      /^(?!\/)(?!(?:.*\/)?\.{1,2}(?:\/|$))[^\s?#:\\]+$/,
      'must be the path of a file, such as "guide/a.md"',
    )
    .optional(),
  navbar: toggle.default(true),
  sidebar: toggle.default(true),
  outline: toggle.default(true),
  /** `false` hides previous/next, edit link and date. Default: `true`. */
  footer: toggle.default(true),
  /** `false` disables the image zoom. Default: `true`. */
  globalUIComponents: toggle.default(true),
  /** `false`: not searched. `low`: ranked below others. `terms`: last, unless the query is about a heading. Default: `true`. */
  search: z
    .enum(['true', 'false', 'low', 'terms'])
    .transform((value) => (value === 'low' || value === 'terms' ? value : value === 'true'))
    .default(true),
  /** Phrases that readers type and the page does not use. Default: none. */
  asked: phrases.default([]),
  /** The same for a section, by the id of its heading; used by the search and `<EntryFilter />`. Default: none. */
  askedAt: z.record(text, phrases).default({}),
  /** A short mark beside the title in the sidebar. Default: none. */
  tag: text.optional(),
  /** The depths of the headings that overviews list under this page; of an overview, under others. Default: `[2]`. */
  overviewHeaders: z.array(z.enum(['2', '3', '4']).transform(Number)).optional(),
};

const action = z.strictObject({
  /** Style of the button. Default: `brand`, the filled one. */
  theme: z.enum(['brand', 'alt']).default('brand'),
  text: text,
  link: text,
});

const hero = z.strictObject({
  /** The title. */
  name: text,
  /** The subtitle. */
  text: text,
  /** One sentence below. Default: none. */
  tagline: text.optional(),
  actions: z.array(action).default([]),
  /** The command below the buttons, with a button that copies it. Default: none. */
  install: text.optional(),
  /** Figures below the command. Default: none. */
  facts: z
    .array(
      z.strictObject({
        value: text,
        text: text,
        link: text,
      }),
    )
    .default([]),
  /** A scenario that readers can run instead of the picture. Default: none. */
  scenario: z.enum(SCENARIO_IDS).optional(),
  image: z
    .strictObject({
      /** A file of public/, or one for each appearance. */
      src: z.union([text, z.strictObject({ light: text, dark: text })]),
      /** The description; empty for a decoration. */
      alt: z.string(),
    })
    .optional(),
});

/** The drawings for features, which `components/home/home-view.tsx` has. */
const FEATURE_ICONS = ['layers', 'plug', 'route'] as const;

const feature = z.strictObject({
  title: text,
  details: text,
  /** The name of a drawing, or a sign such as an emoji. */
  icon: text.regex(
    new RegExp(`^(?:${FEATURE_ICONS.join('|')}|[^\\w\\s<>&]{1,16})$`),
    `must be a sign such as an emoji, or one of ${FEATURE_ICONS.join(', ')}`,
  ),
  link: text.optional(),
  /** Width of the card, in twelfths. Default: `4`. */
  span: z.enum(['2', '3', '4', '6']).transform(Number).default(4),
});

const kinds = [
  z.strictObject({
    ...base,
    pageType: z.enum(['doc']),
    /** `true` adds the section's pages with their headings. Default: `false`. */
    overview: toggle.default(false),
    /** `true` adds the section's pages, and keeps this one out of search and lists. Default: `false`. */
    landing: toggle.default(false),
    /** The day on which an article appeared, such as "2026-11-20"; it is then in the feed. Default: none. */
    date: z.iso
      .date({ error: 'must be a day such as "2026-11-20"', abort: true })
      .regex(/^20/, 'must be a day of the years 2000 to 2099')
      .optional(),
    /** The drawing above an article in a list, a file of public/ in the colours of the page. Default: none. */
    drawing: text.optional(),
  }),
  z.strictObject({
    ...base,
    pageType: z.enum(['home']),
    hero: hero,
    features: z.array(feature).default([]),
  }),
  z.strictObject({
    ...base,
    /** `true` adds the sidebar that links to a page of the kind `custom`. Default: `false`. */
    sidebar: toggle.default(false),
    /** Only the top bar around the text, nothing around it, or the not-found page. */
    pageType: z.enum(['custom', 'blank', '404']),
  }),
] as const;

const pageTypes = kinds.flatMap(({ shape }) => shape.pageType.options);

export const frontmatterSchema = z.discriminatedUnion('pageType', kinds, {
  error: `must be one of ${pageTypes.map((type) => `"${type}"`).join(', ')}`,
});

/** The checked front matter of a page, with every default filled in. */
export type Frontmatter = z.output<typeof frontmatterSchema>;

export type FeatureIcon = (typeof FEATURE_ICONS)[number];
export type Hero = z.output<typeof hero>;

/** Checks front matter. Fields that are right are kept, so that the preview can show the page. */
export function checkFrontmatter({ data: fields, locate }: ReturnType<typeof readFrontMatter>) {
  const data: Record<string, unknown> = { pageType: 'doc', ...fields };
  const { data: frontmatter, error } = frontmatterSchema.safeParse(data);
  if (frontmatter) return { frontmatter, problems: [] };

  const kind = kinds.find(({ shape }) => shape.pageType.safeParse(data.pageType).success);
  const problems = schemaProblems(error, locate, Object.keys(kind?.shape ?? {}));
  const wrong = error.issues.flatMap(({ path: [field], ...issue }) =>
    field === undefined && issue.code === 'unrecognized_keys' ? issue.keys : field,
  );
  const right: typeof data = Object.fromEntries(
    Object.entries(data).filter(([field]) => !wrong.includes(field)),
  );
  const usable =
    frontmatterSchema.safeParse({ pageType: 'doc', ...right }).data ??
    frontmatterSchema.parse({ pageType: 'doc', title: right.title });
  return { frontmatter: usable, problems };
}
