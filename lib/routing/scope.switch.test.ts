import { describe, expect, test } from '@jest/globals';
import { pathKeyOf, type RoutePath } from './route-path';
import { type Scope, type ScopeOptions, splitScope, switchScope } from './scope';

const LANGUAGES: ScopeOptions = {
  defaultLang: 'en',
  langs: ['zh', 'en', 'zh-TW'],
  defaultVersion: '',
  versions: [''],
};
const VERSIONS: ScopeOptions = {
  ...LANGUAGES,
  langs: ['en'],
  defaultVersion: '2.x',
  versions: ['2.x', '1.x'],
};
const BOTH: ScopeOptions = { ...VERSIONS, langs: LANGUAGES.langs };

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
      expect(switchAmong(routes, path, scope(from), scope(to), LANGUAGES)).toEqual({
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
      expect(switchAmong(routes, path, scope(from), scope(to), VERSIONS)).toEqual({
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
      expect(switchAmong(routes, path, scopeOf(from), scopeOf(to), BOTH)).toEqual({
        route,
        isSamePage,
      });
    });

    test('there is no way to a scope without pages', () => {
      const fewer = routes.filter((route) => !route.startsWith('/1.x/zh'));
      expect(
        switchAmong(fewer, '/zh/guide/a', scopeOf('2.x zh'), scopeOf('1.x zh'), BOTH),
      ).toBeUndefined();
    });
  });

  function scopeOf(text: string): Scope {
    const [version = '', lang = ''] = text.split(' ');
    return { version, lang };
  }

  /** The way among pages with these routes. */
  function switchAmong(
    routes: readonly RoutePath[],
    ...[path, from, to, options]: [string, Scope, Scope, ScopeOptions]
  ) {
    const pages = routes.map((routePath) => {
      const { scope } = splitScope(routePath.slice(1), options);
      return [pathKeyOf(routePath), { routePath, ...scope }] as const;
    });
    return switchScope(path, from, to, options, new Map(pages));
  }
});
