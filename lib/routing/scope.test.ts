import { describe, expect, test } from '@jest/globals';
import type { RoutePath } from './route-path';
import {
  allScopes,
  type Scope,
  type ScopeOptions,
  scopeKey,
  scopePrefix,
  searchPrefixes,
  splitScope,
  switchScope,
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
  ['no scopes', PLAIN],
  ['languages', LANGUAGES],
  ['versions', VERSIONS],
  ['languages and versions', BOTH],
])('with %s, what a prefix is put before is split off again', (_, options) => {
  for (const scope of allScopes(options)) {
    const path = `${scopePrefix(scope, options)}/api/run`.slice(1);
    expect(splitScope(path, options)).toEqual({ scope, rest: 'api/run' });
  }
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

describe('the way to another language or version', () => {
  describe('between languages', () => {
    const routes: RoutePath[] = [
      '/',
      '/guide/',
      '/guide/a',
      '/guide/only-in-english',
      '/guide/deep/er/page',
      '/blog/post',
      '/zh/',
      '/zh/guide/',
      '/zh/guide/a',
      '/zh/guide/only-in-chinese',
      '/zh/guide/deep/',
      '/zh/zh/guide/',
    ];
    test.each([
      ['/', 'en', 'zh', '/zh/', true],
      ['/zh', 'zh', 'en', '/', true],
      ['/zh/', 'zh', 'en', '/', true],
      ['/guide', 'en', 'zh', '/zh/guide/', true],
      ['/guide/a', 'en', 'zh', '/zh/guide/a', true],
      ['/guide/a.html', 'en', 'zh', '/zh/guide/a', true],
      ['/zh/guide/a', 'zh', 'en', '/guide/a', true],
      ['/guide/a', 'en', 'en', '/guide/a', true],
      ['/guide/only-in-english', 'en', 'zh', '/zh/guide/', false],
      ['/zh/guide/only-in-chinese', 'zh', 'en', '/guide/', false],
      ['/guide/deep/er/page', 'en', 'zh', '/zh/guide/deep/', false],
      ['/blog/post', 'en', 'zh', '/zh/', false],
      ['/zh/not/there', 'zh', 'en', '/', false],
      // The page's own folder is called like a language.
      ['/zh/zh/guide', 'zh', 'en', '/', false],
    ])('%s from %s to %s is %s', (path, from, to, route, isSamePage) => {
      const scope = (lang: string): Scope => ({ lang, version: '' });
      expect(switchScope(path, scope(from), scope(to), LANGUAGES, routes)).toEqual({
        route,
        isSamePage,
      });
    });
  });

  describe('between versions', () => {
    const routes: RoutePath[] = ['/', '/api/', '/api/new', '/1.x/', '/1.x/api/', '/1.x/api/old'];
    test.each([
      ['/', '2.x', '1.x', '/1.x/', true],
      ['/api', '2.x', '1.x', '/1.x/api/', true],
      ['/api/new', '2.x', '1.x', '/1.x/api/', false],
      ['/1.x/api/old', '1.x', '2.x', '/api/', false],
      ['/1.x', '1.x', '2.x', '/', true],
    ])('%s from %s to %s is %s', (path, from, to, route, isSamePage) => {
      const scope = (version: string): Scope => ({ lang: 'en', version });
      expect(switchScope(path, scope(from), scope(to), VERSIONS, routes)).toEqual({
        route,
        isSamePage,
      });
    });
  });

  describe('between languages of versions', () => {
    const routes: RoutePath[] = [
      '/',
      '/guide/a',
      '/zh/',
      '/zh/guide/a',
      '/1.x/',
      '/1.x/guide/a',
      '/1.x/guide/b',
      '/1.x/zh/',
      '/1.x/zh/guide/a',
    ];
    test.each([
      ['/zh/guide/a', '2.x zh', '1.x zh', '/1.x/zh/guide/a', true],
      ['/1.x/zh/guide/a', '1.x zh', '2.x zh', '/zh/guide/a', true],
      ['/1.x/zh/guide/a', '1.x zh', '1.x en', '/1.x/guide/a', true],
      ['/1.x/zh/guide/a', '1.x zh', '2.x en', '/guide/a', true],
      ['/guide/a', '2.x en', '1.x zh', '/1.x/zh/guide/a', true],
      ['/1.x/guide/b', '1.x en', '1.x zh', '/1.x/zh/', false],
      ['/1.x/guide/b', '1.x en', '2.x en', '/', false],
    ])('%s from %s to %s is %s', (path, from, to, route, isSamePage) => {
      expect(switchScope(path, scopeOf(from), scopeOf(to), BOTH, routes)).toEqual({
        route,
        isSamePage,
      });
    });

    test('there is no way to a scope without pages', () => {
      const fewer = routes.filter((route) => !route.startsWith('/1.x/zh'));
      expect(
        switchScope('/zh/guide/a', scopeOf('2.x zh'), scopeOf('1.x zh'), BOTH, fewer),
      ).toBeUndefined();
    });
  });

  function scopeOf(text: string): Scope {
    const [version = '', lang = ''] = text.split(' ');
    return { version, lang };
  }
});
