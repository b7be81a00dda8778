import { expect, test } from '@jest/globals';
import { languageRedirect, type RedirectRule } from './language-redirect';

const RULE: RedirectRule = { mode: 'auto', langs: ['en', 'zh', 'zh-TW', 'ja'], defaultLang: 'en' };

/** One page in every language, and one that Japanese lacks. */
const PAGES = {
  en: '/docs/guide/a',
  zh: '/docs/zh/guide/a',
  'zh-TW': '/docs/zh-TW/guide/a',
  ja: '/docs/ja/guide/a',
};
const { ja: _, ...WITHOUT_JAPANESE } = PAGES;

const VISITS = [
  // the requested language, the current one, the page in each mode
  ['ZH-hans-cn', 'en', PAGES.zh, PAGES.zh],
  ['zh-tw', 'en', PAGES['zh-TW'], PAGES['zh-TW']],
  ['en', 'en', undefined, undefined],
  ['en-GB', 'en', undefined, undefined],
  ['nl', 'zh', undefined, undefined],
  ['', 'en', undefined, undefined],
  ['en-US', 'zh', PAGES.en, undefined],
  ['zh-TW', 'zh', PAGES['zh-TW'], undefined],
] as const;

test.each(VISITS)(
  'a reader of "%s" before a page in "%s"',
  (requested, current, auto, onlyDefault) => {
    expect(languageRedirect(requested, current, PAGES, RULE)).toBe(auto);
    expect(
      languageRedirect(requested, current, PAGES, { ...RULE, mode: 'only-default-lang' }),
    ).toBe(onlyDefault);
    expect(languageRedirect(requested, current, PAGES, { ...RULE, mode: 'never' })).toBeUndefined();
  },
);

test('a page that the language lacks leads nowhere, not even to a related language', () => {
  expect(languageRedirect('ja', 'en', WITHOUT_JAPANESE, RULE)).toBeUndefined();
  expect(languageRedirect('zh-TW', 'en', { en: '/a', zh: '/zh/a' }, RULE)).toBeUndefined();
});

test('a region is not taken for the language, nor for another region', () => {
  const rule = { ...RULE, langs: ['en', 'zh-CN'] };
  const pages = { en: '/a', 'zh-CN': '/zh-CN/a' };
  expect(languageRedirect('zh-CN', 'en', pages, rule)).toBe('/zh-CN/a');
  expect(languageRedirect('zh-TW', 'en', pages, rule)).toBeUndefined();
  expect(languageRedirect('zh', 'en', pages, rule)).toBeUndefined();
});
