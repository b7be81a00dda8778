/** Rule for redirecting first visits to the reader's language. */
export type RedirectRule = {
  mode: 'auto' | 'only-default-lang' | 'never';
  langs: readonly string[];
  defaultLang: string;
};

/** Begins the names of elements such as `<meta name="page-in:zh" content="/zh/guide/a">`. */
export const PAGE_IN = 'page-in:';

/**
 * The address of a page in the language that a reader's browser asks for (`zh-CN`: that one, else
 * `zh`). Nothing when the reader has it before them, or has to stay where they are.
 *
 *     pageForReader('zh-CN', 'en', { en: '/guide/a', zh: '/zh/guide/a' }, rule) //=> '/zh/guide/a'
 */
export function pageForReader(
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
