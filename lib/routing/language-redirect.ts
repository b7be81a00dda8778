export type RedirectRule = {
  mode: 'auto' | 'only-default-lang' | 'never';
  langs: readonly string[];
  defaultLang: string;
};

/** Begins the names of elements such as `<meta name="page-in:zh" content="/zh/guide/a">`. */
export const PAGE_IN = 'page-in:';

/**
 * Returns the URL of a page in the language of the browser (`zh-CN`, otherwise `zh`). Returns nothing if that is the
 * current language, or if the rule forbids the redirect.
 *
 *     languageRedirect('zh-CN', 'en', { en: '/guide/a', zh: '/zh/guide/a' }, rule) //=> '/zh/guide/a'
 */
export function languageRedirect(
  requested: string,
  current: string,
  pages: Readonly<Record<string, string>>,
  { mode, langs, defaultLang }: RedirectRule,
): string | undefined {
  if (mode === 'never' || (mode === 'only-default-lang' && current !== defaultLang))
    return undefined;
  const tag = requested.toLowerCase();
  const findLang = (wanted: string | undefined) =>
    langs.find((lang) => lang.toLowerCase() === wanted);
  const lang = findLang(tag) ?? findLang(tag.split('-')[0]);
  return lang === undefined || lang === current ? undefined : pages[lang];
}
