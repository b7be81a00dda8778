import { describe, expect, test } from '@jest/globals';
import {
  allScopes,
  type ScopeOptions,
  scopeKey,
  scopePrefix,
  searchPrefixes,
  splitScope,
} from './scope';

const PLAIN: ScopeOptions = {
  defaultLang: 'en',
  langs: ['en'],
  defaultVersion: '',
  versions: [''],
};
const LANGUAGES: ScopeOptions = { ...PLAIN, langs: ['zh', 'en', 'zh-TW'] };
const VERSIONS: ScopeOptions = { ...PLAIN, defaultVersion: '2.x', versions: ['2.x', '1.x'] };
const BOTH: ScopeOptions = { ...LANGUAGES, ...VERSIONS, langs: LANGUAGES.langs };

describe('a site with one language and no versions', () => {
  test.each([
    ['', '', 'en', ''],
    ['index.md', '', 'en', 'index.md'],
    ['api/run.md', '', 'en', 'api/run.md'],
    ['zh/api/run.md', '', 'en', 'zh/api/run.md'],
    ['en/api/run.md', '', 'en', 'en/api/run.md'],
    ['1.x/api/run.md', '', 'en', '1.x/api/run.md'],
  ])('takes no scope off "%s"', (path, version, lang, rest) => {
    expect(splitScope(path, PLAIN)).toEqual({ scope: { version, lang }, rest });
  });

  test('has one scope without prefix', () => {
    expect(allScopes(PLAIN)).toEqual([{ version: '', lang: 'en' }]);
    expect(scopePrefix({ version: '', lang: 'en' }, PLAIN)).toBe('');
  });
});

describe('a site with languages', () => {
  test.each([
    ['api/run.md', 'en', 'api/run.md'],
    ['zh/api/run.md', 'zh', 'api/run.md'],
    ['zh-TW/api/run.md', 'zh-TW', 'api/run.md'],
    ['zh', 'zh', ''],
    ['zh/', 'zh', ''],
    ['zh/zh/x', 'zh', 'zh/x'],
    ['en/api/run.md', 'en', 'en/api/run.md'],
    ['ZH/api/run.md', 'en', 'ZH/api/run.md'],
    ['zhx/api/run.md', 'en', 'zhx/api/run.md'],
    ['api/zh/run.md', 'en', 'api/zh/run.md'],
    ['/zh/api', 'en', '/zh/api'],
  ])('reads "%s" as %s of "%s"', (path, lang, rest) => {
    expect(splitScope(path, LANGUAGES)).toEqual({ scope: { version: '', lang }, rest });
  });

  test('puts only the other languages before a path', () => {
    expect(allScopes(LANGUAGES).map((scope) => scopePrefix(scope, LANGUAGES))).toEqual([
      '',
      '/zh',
      '/zh-TW',
    ]);
  });
});

describe('a site with versions', () => {
  test.each([
    ['api/run.md', '2.x', 'api/run.md'],
    ['1.x/api/run.md', '1.x', 'api/run.md'],
    ['1.x', '1.x', ''],
    ['2.x/api/run.md', '2.x', '2.x/api/run.md'],
    ['1.xy/api/run.md', '2.x', '1.xy/api/run.md'],
    ['zh/api/run.md', '2.x', 'zh/api/run.md'],
  ])('reads "%s" as version %s of "%s"', (path, version, rest) => {
    expect(splitScope(path, VERSIONS)).toEqual({ scope: { version, lang: 'en' }, rest });
  });

  test('puts only the other versions before a path', () => {
    expect(allScopes(VERSIONS).map((scope) => scopePrefix(scope, VERSIONS))).toEqual(['', '/1.x']);
  });
});

describe('a site with languages and versions', () => {
  test.each([
    ['api/run.md', '2.x', 'en', 'api/run.md'],
    ['zh/api/run.md', '2.x', 'zh', 'api/run.md'],
    ['1.x/api/run.md', '1.x', 'en', 'api/run.md'],
    ['1.x/zh/api/run.md', '1.x', 'zh', 'api/run.md'],
    ['1.x/zh', '1.x', 'zh', ''],
    ['zh/1.x/api/run.md', '2.x', 'zh', '1.x/api/run.md'],
    ['1.x/1.x/run.md', '1.x', 'en', '1.x/run.md'],
  ])('reads "%s" as version %s in %s of "%s"', (path, version, lang, rest) => {
    expect(splitScope(path, BOTH)).toEqual({ scope: { version, lang }, rest });
  });

  test('has every language of every version, the defaults first', () => {
    expect(allScopes(BOTH).map(scopeKey)).toEqual([
      '2.x/en',
      '2.x/zh',
      '2.x/zh-TW',
      '1.x/en',
      '1.x/zh',
      '1.x/zh-TW',
    ]);
  });

  test('puts the version before the language', () => {
    expect(allScopes(BOTH).map((scope) => scopePrefix(scope, BOTH))).toEqual([
      '',
      '/zh',
      '/zh-TW',
      '/1.x',
      '/1.x/zh',
      '/1.x/zh-TW',
    ]);
  });
});

test.each([
  ['no scopes', PLAIN, '', 'en', ['']],
  ['languages', LANGUAGES, '', 'en', ['']],
  ['languages', LANGUAGES, '', 'zh', ['/zh', '']],
  ['versions', VERSIONS, '2.x', 'en', ['']],
  ['versions', VERSIONS, '1.x', 'en', ['/1.x', '']],
  ['both', BOTH, '2.x', 'zh', ['/zh', '']],
  ['both', BOTH, '1.x', 'en', ['/1.x', '']],
  ['both', BOTH, '1.x', 'zh', ['/1.x/zh', '/1.x', '/zh', '']],
])('with %s, a link is looked for nearest first', (_, options, version, lang, prefixes) => {
  expect(searchPrefixes({ version, lang }, options)).toEqual(prefixes);
});
