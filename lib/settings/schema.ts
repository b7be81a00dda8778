import 'server-only';
import { z } from 'zod';
import { shortened } from '../problems/problem';
import { describeIssue } from '../problems/schema-problems';
import { en } from './en';
import { enOwnApp } from './en-own-app';
import type { Labels, OwnAppLabels, Translation } from './labels';
import { footerSchema, searchLinks, text, themeSchema, wordingSettings } from './theme-schema';

const imagePath = z
  .string()
  .startsWith('/', 'must be the path of a file in public/ that starts with "/"');

const languageTag = z.string().refine(isLanguageTag, 'must be a language tag such as "en"');

const versionName = z
  .string()
  .regex(
    /^[A-Za-z\d](?:[\w.-]*[\w-])?$/,
    'must be a name such as "2.x": letters from A to Z and digits, with "-", "_" and "." between them',
  );

const logoSchema = z.union([imagePath, z.strictObject({ light: imagePath, dark: imagePath })], {
  error: 'must be a path such as "/logo.svg", or { light: "/…", dark: "/…" }',
});

/** Categories of `Intl.PluralRules` that English does not have. */
const PLURALS = ['countZero', 'countTwo', 'countFew', 'countMany'];

/** Accepts any of the texts under the names that they have in English. */
function translationOf<Texts>(english: Record<string, Record<string, string>>) {
  const groups = Object.entries(english).map(([name, texts]) => {
    const names = [...Object.keys(texts), ...('count' in texts ? PLURALS : [])];
    const group = z.strictObject(Object.fromEntries(names.map((key) => [key, text.optional()])));
    return [name, group.optional()];
  });
  return z.strictObject(Object.fromEntries(groups)) as z.ZodType<
    Translation<Texts>,
    Translation<Texts>
  >;
}

const localeSchema = z.strictObject({
  /** The language tag; it is the path prefix and the folder name in content/ (except the default's). */
  lang: languageTag,
  /** Name of the language in that language, for the language switcher. */
  label: text,
  /** The site's title in this language. Default: `title`. */
  title: text.optional(),
  /** The site's description in this language. Default: `description`. */
  description: text.optional(),
  /** The link to a page's source in this language. Default: `themeConfig.editLink`. */
  editLink: z.strictObject({ text: text }).optional(),
  /** The footer in this language. Default: `themeConfig.footer`. */
  footer: footerSchema.optional(),
  /** The links of the search in this language. Default: `themeConfig.search`. */
  search: z.strictObject(searchLinks).optional(),
  /** The texts of the interface, by their names in `lib/settings/en.ts`. Default of each: English. */
  labels: translationOf<Labels>(en).optional(),
  /** Those of the page that checks a sub-app, by their names in `lib/settings/en-own-app.ts`. */
  ownAppLabels: translationOf<OwnAppLabels>(enOwnApp).optional(),
  ...wordingSettings,
});

/** The settings in `site.config.ts`; the comment of each field is its reference. */
const siteSchema = z
  .strictObject({
    /** The site's name; it ends every page title and names the logo. */
    title: text,
    /** One sentence about the site; the description of pages that have none. */
    description: text,
    /** The favicon, a file in public/. Default: `/icon.svg`. */
    icon: imagePath.default('/icon.svg'),
    /** The logo of the top bar, a file in public/ or one for each appearance. Default: none, the title is shown. */
    logo: logoSchema.optional(),
    /** The text beside the logo. Default: none when there is a logo. */
    logoText: z.string().optional(),
    /** The host that the site is published at, such as "https://example.com", without base path. */
    siteUrl: z
      .string()
      .refine(
        isOrigin,
        'must be a scheme and a host such as "https://example.com", also in SITE_URL; set a path with BASE_PATH',
      )
      // As browsers write it: without a slash, in small letters, other letters as "xn--…".
      .transform((text) => new URL(text).origin),
    /** The default language; its pages carry no prefix. Default: `en`. */
    lang: languageTag.default('en'),
    /** All languages, the default one among them. Default: only `lang`; the switcher shows from two on. */
    locales: z.array(localeSchema).default([]),
    /** The versions of the documentation. Default: none; the switcher shows from two on. */
    multiVersion: z
      .strictObject({
        /** The version whose pages carry no prefix. */
        default: versionName,
        /** All versions, in the order of the switcher. */
        versions: z.array(versionName).min(1),
      })
      .optional(),
    route: z
      .strictObject({
        /**
         * Links are written without `.html`. Default: `true`; `false` is refused, since every page
         * would then have two addresses.
         */
        cleanUrls: z.literal(true).default(true),
      })
      .prefault({}),
    markdown: z
      .strictObject({
        /** `true` wraps long lines of code at first. Default: `false`. */
        defaultWrapCode: z.boolean().default(false),
      })
      .prefault({}),
    /** The interface around the text; `theme-schema.ts` explains its fields. */
    themeConfig: themeSchema,
  })
  .superRefine(({ lang, locales, multiVersion }, context) => {
    const langs = locales.map((locale) => locale.lang);
    const versions = multiVersion?.versions ?? [];
    const tags = [lang, ...langs].map((tag) => tag.toLowerCase());
    const refuse = (path: PropertyKey[], name: string | undefined, message: string) => {
      if (name === undefined) return;
      context.addIssue({ code: 'custom', path, message: message.replace('{name}', () => name) });
    };
    refuse(['locales'], duplicateIn(langs), 'must not name the language "{name}" twice');
    refuse(['locales'], missingIn(langs, lang), 'must contain the default language "{name}"');
    const inVersions = ['multiVersion', 'versions'];
    refuse(inVersions, duplicateIn(versions), 'must not name the version "{name}" twice');
    // Both are the first segment of a path.
    const language = versions.find((version) => tags.includes(version.toLowerCase()));
    refuse(inVersions, language, 'must not name a version "{name}", which is a language');
    const missing = missingIn(versions, multiVersion?.default);
    refuse(inVersions, missing, 'must contain the default version "{name}"');
  });

function missingIn(names: readonly string[], name: string | undefined): string | undefined {
  return names.length === 0 || names.some((candidate) => candidate === name) ? undefined : name;
}

function isOrigin(text: string): boolean {
  if (!/^https?:\/\/[^/?#@\\\s]+\/?$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname } = new URL(text);
  // Browsers read "https://1.2.3" as 1.2.0.3.
  const isCompleted = /^[\d.]+$/.test(hostname) && !text.includes(hostname);
  return !isCompleted && /^(\[.+\]|[\w-]+(\.[\w-]+)*\.?)$/.test(hostname);
}

/** Returns the first duplicate. Names that differ only in letter case are one folder on some systems. */
function duplicateIn(names: readonly string[]): string | undefined {
  const folded = names.map((name) => name.toLowerCase());
  return names.find((_, index) => folded.indexOf(folded[index] ?? '') !== index);
}

function isLanguageTag(text: string): boolean {
  try {
    // In lower case, since it is a folder and a segment of URLs.
    return /^[a-z]{2,3}(-|$)/.test(text) && Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** The type of `site.config.ts`; fields with a default are optional. */
export type SiteConfigInput = z.input<typeof siteSchema>;

/** The settings of the site with every default filled in. */
export type SiteConfig = z.output<typeof siteSchema>;

/** Checks the export of `site.config.ts`. The error lists every wrong field at its start, above the stack. */
export function parseSite(input: unknown): SiteConfig {
  const { data, error } = siteSchema.safeParse(input);
  if (!error) return data;
  const { issues } = error;
  const lines = issues.slice(0, MAX_ISSUES).map((issue) => {
    const whole = issue.code === 'unrecognized_keys' ? '' : 'the settings';
    const field = issue.path.join('.') || whole;
    const sentence = [field, describeIssue(issue)].filter(Boolean).join(': ');
    return `  ${shortened(sentence, 300)}`;
  });
  if (issues.length > MAX_ISSUES) lines.push(`  and ${issues.length - MAX_ISSUES} more`);
  const file = process.env.SITE_CONFIG ?? 'site.config.ts';
  throw settingsError(
    `${file} is not valid\n${lines.join('\n')}\n  Every field is explained in lib/settings/schema.ts.`,
  );
}

/** Creates an error of the settings. Scripts print its message without the stack. */
export function settingsError(message: string): Error {
  return Object.assign(new Error(message), { name: 'SettingsError' });
}

/** More would scroll the first ones off the screen. */
const MAX_ISSUES = 20;
