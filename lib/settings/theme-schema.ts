import 'server-only';
import { z } from 'zod';
import { VISIBLE } from '../problems/source-text';

/** The icons a social link may name; `social-icons.ts` draws them. */
export const SOCIAL_ICONS = [
  'bilibili',
  'bluesky',
  'discord',
  'facebook',
  'github',
  'gitlab',
  'instagram',
  'juejin',
  'lark',
  'linkedin',
  'qq',
  'slack',
  'wechat',
  'weibo',
  'x',
  'youtube',
  'zhihu',
] as const;

const notEmpty = z.string().regex(VISIBLE, 'must be a non-empty string');

/** Visible text; spaces alone would leave a gap. */
export const text = notEmpty.regex(/^.*$/, 'must be one line');

/** The target of a link; `javascript:` would run a script, and a user before "@" may be a secret. */
const isLink = (link: string) =>
  /^(mailto:\S|tel:\S|\/(?![\\/]))/i.test(link) ||
  (/^https?:\/\/[^\s/@]+(\/\S*)?$/i.test(link) && URL.canParse(link.replaceAll('{query}', 'a')));

const link = z
  .string()
  .refine(isLink, 'must be a URL such as "https://example.com"')
  .refine(
    (text) => !/[{}]/.test(text.replaceAll('{query}', '')),
    'must have no braces but {query}',
  );

const namedLink = z.strictObject({ text, link });

const socialLinkSchema = z
  .strictObject({
    /** The name of a known icon, or an SVG drawing of your own. */
    icon: z.union([z.enum(SOCIAL_ICONS), z.strictObject({ svg: z.string().startsWith('<svg') })], {
      error: 'must be the name of a known icon, or { svg: "<svg …>" }',
    }),
    /** Its action: `link` opens a URL; `text`, `img` and `dom` show `content` in a small box. */
    mode: z.enum(['link', 'text', 'img', 'dom']),
    /** The address, the text, the picture's path, or the HTML of the box. */
    content: notEmpty,
    /** The accessible name. Default: the name of the icon. */
    label: text.optional(),
  })
  .refine(({ mode, content }) => mode !== 'link' || isLink(content), {
    path: ['content'],
    message: 'must be a URL such as "https://example.com" or "mailto:name@example.com"',
  })
  .refine(({ mode, content }) => mode !== 'img' || /^\/(?!\/)/.test(content), {
    path: ['content'],
    message: 'must be the path of a file in public/ that starts with "/"',
  });

export const footerSchema = z.strictObject({
  /** Its text, such as the licence. */
  message: text,
  /** Links below it, such as to releases and discussions of the project. Default: none. */
  links: z.array(namedLink).default([]),
});

/** Links that the search offers, for all languages in `themeConfig` or for one in `locales`. */
export const searchLinks = {
  /** Those of the empty search. Default: none. */
  start: z.array(namedLink).default([]),
  /**
   * Those for readers whom the search did not help: pages, or URLs in which `{query}` is replaced by the query.
   * Default: none.
   */
  help: z.array(namedLink).default([]),
};

/** Texts of the interface, for all languages in `themeConfig` or for one in `locales`. */
export const wordingSettings = {
  /** The title of the outline. Default: "ON THIS PAGE". */
  outlineTitle: text.optional(),
  /** The text before the date of a page's last change. Default: "Last Updated". */
  lastUpdatedText: text.optional(),
  /** The text above the link to the previous page. Default: "Previous Page". */
  prevPageText: text.optional(),
  /** The text above the link to the next page. Default: "Next Page". */
  nextPageText: text.optional(),
  /** The placeholder of the search field. Default: "Search docs". */
  searchPlaceholderText: text.optional(),
  overview: z
    .strictObject({
      /** The label of the filter. Default: "Filter". */
      filterNameText: text.optional(),
      /** The placeholder of the filter. Default: "Enter keyword". */
      filterPlaceholderText: text.optional(),
      /** Shown before the keyword when nothing matches. Default: "No matching API found". */
      filterNoResultText: text.optional(),
    })
    .prefault({}),
};

/** The settings in `themeConfig`; the comment of each field is its reference. */
export const themeSchema = z
  .strictObject({
    /** `false` makes the site always light. Default: `true`. */
    darkMode: z.boolean().default(true),
    /** Reveals a change of appearance in a growing circle. Default: `true`. */
    enableAppearanceAnimation: z.boolean().default(true),
    /** Links to other sites, shown as icons in the top bar. Default: none. */
    socialLinks: z.array(socialLinkSchema).default([]),
    /** Hides the top bar: `always`, `auto` (while scrolling down) or `never`. Default: `never`. */
    hideNavbar: z.enum(['always', 'auto', 'never']).default('never'),
    /** Shows a button that scrolls back to the top. Default: `true`. */
    enableScrollToTop: z.boolean().default(true),
    /** Shows the outline of pages. Default: `true`. */
    outline: z.boolean().default(true),
    /** The link to a page's source. Default: none. */
    editLink: z
      .strictObject({
        /** The address of the folder that mirrors content/, with or without a slash at its end. */
        docRepoBaseUrl: z
          .url({
            protocol: /^https?$/,
            error: 'must be a URL such as "https://example.com/docs"',
            abort: true,
          })
          .regex(
            /^[^?#{}]*$/,
            'must be a URL without "?", "#" and braces; the path of each page comes behind it',
          )
          .regex(
            /^\w+:\/\/[^/@]*(\/|$)/,
            'must be a URL without a user before "@", who may be a secret',
          ),
        text: text,
      })
      .optional(),
    /** Shows the date of the last change of a page, where git knows it. Default: `true`. */
    lastUpdated: z.boolean().default(true),
    ...wordingSettings,
    search: z
      .strictObject({
        /** `true` gives each version a separate search index. Default: `false`. */
        versioned: z.boolean().default(false),
        ...searchLinks,
      })
      .prefault({}),
    /**
     * Redirects a first visit to the same page in the reader's language: `auto`, only from pages in
     * the default language (`only-default-lang`), or `never`. Default: `auto`.
     */
    localeRedirect: z.enum(['auto', 'only-default-lang', 'never']).default('auto'),
    /** Enlarges the pictures of articles: `true`, `false`, or those that a CSS selector chooses. Default: `true`. */
    imageZoom: z
      .union(
        [
          z.boolean(),
          z.strictObject({
            /** Selector of the pictures that can be enlarged, e.g. `.prose img:not(.still)`. */
            selector: text,
          }),
        ],
        { error: 'must be true, false or { selector: "…" }' },
      )
      .default(true),
    /** The page that lists all scenarios of the playground; each scenario and the footer lead to it. Default: none. */
    playground: z
      .string()
      .startsWith('/', 'must be the path of a page that starts with "/"')
      .optional(),
    footer: footerSchema.optional(),
  })
  .prefault({});
