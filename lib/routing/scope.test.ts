import { expect, test } from '@jest/globals';
import { PLAIN } from '../../tests/support/site-content';
import { pathKeyOf, type RoutePath } from './route-path';
import {
  allScopes,
  fallbackPrefixes,
  type Scope,
  type ScopeOptions,
  scopeKey,
  scopePrefix,
  splitScope,
  switchScope,
} from './scope';

const LANGUAGES: ScopeOptions = { ...PLAIN, langs: ['zh', 'en', 'zh-TW'] };
const VERSIONS: ScopeOptions = { ...PLAIN, defaultVersion: '2.x', versions: ['2.x', '1.x'] };
const BOTH: ScopeOptions = { ...LANGUAGES, ...VERSIONS, langs: LANGUAGES.langs };

/** `2.x zh` as a scope. */
function scopeOf(text: string): Scope {
  const [version = '', lang = ''] = text.split(' ');
  return { version, lang };
}

test.each([
  [PLAIN, 'zh/api/run.md', ' en', 'zh/api/run.md'],
  [LANGUAGES, 'zh', ' zh', ''],
  [LANGUAGES, 'zh/zh/x', ' zh', 'zh/x'],
  [LANGUAGES, 'en/api/run.md', ' en', 'en/api/run.md'],
  [LANGUAGES, 'ZH/api/run.md', ' en', 'ZH/api/run.md'],
  [LANGUAGES, '/zh/api', ' en', '/zh/api'],
  [VERSIONS, '2.x/api/run.md', '2.x en', '2.x/api/run.md'],
  [BOTH, '1.x/zh/api/run.md', '1.x zh', 'api/run.md'],
  [BOTH, 'zh/1.x/api/run.md', '2.x zh', '1.x/api/run.md'],
  [BOTH, '1.x/1.x/run.md', '1.x en', '1.x/run.md'],
])('of %j, the path %s is in "%s": %s', (options, path, scope, rest) => {
  expect(splitScope(path, options)).toEqual({ scope: scopeOf(scope), rest });
});

test.each([
  [LANGUAGES, { '/en': '', '/zh': '/zh', '/zh-TW': '/zh-TW' }],
  [
    BOTH,
    {
      ...{ '2.x/en': '', '2.x/zh': '/zh', '2.x/zh-TW': '/zh-TW' },
      ...{ '1.x/en': '/1.x', '1.x/zh': '/1.x/zh', '1.x/zh-TW': '/1.x/zh-TW' },
    },
  ],
])('%j has these prefixes, the default first: %j', (options, prefixes) => {
  expect(allScopes(options).map((scope) => [scopeKey(scope), scopePrefix(scope, options)])).toEqual(
    Object.entries(prefixes),
  );
});

test.each([
  [BOTH, '2.x zh', ['/zh', '']],
  [BOTH, '1.x zh', ['/1.x/zh', '/1.x', '/zh', '']],
])('of %j, a link in "%s" is looked up in %j', (options, scope, prefixes) => {
  expect(fallbackPrefixes(scopeOf(scope), options)).toEqual(prefixes);
});

const ROUTES: RoutePath[] = [
  ...(['/', '/guide/', '/guide/a', '/guide/only-in-english', '/guide/deep/er/page'] as const),
  ...(['/blog/post', '/zh/', '/zh/guide/', '/zh/guide/a', '/zh/guide/only-in-chinese'] as const),
  ...(['/zh/guide/deep/', '/zh/zh/guide/', '/1.x/', '/1.x/guide/a', '/1.x/guide/b'] as const),
  ...(['/1.x/zh/', '/1.x/zh/guide/a'] as const),
];

function switchAmong(routes: readonly RoutePath[], path: string, from: string, to: string) {
  const pages = routes.map((routePath) => {
    const { scope } = splitScope(routePath.slice(1), BOTH);
    return [pathKeyOf(routePath), { routePath, ...scope }] as const;
  });
  return switchScope(path, scopeOf(from), scopeOf(to), BOTH, new Map(pages));
}

test.each([
  ['/', '2.x en', '2.x zh', '/zh/', true],
  ['/guide', '2.x en', '2.x zh', '/zh/guide/', true],
  ['/guide/a.html', '2.x en', '2.x zh', '/zh/guide/a', true],
  ['/guide/only-in-english', '2.x en', '2.x zh', '/zh/guide/', false],
  ['/guide/deep/er/page', '2.x en', '2.x zh', '/zh/guide/deep/', false],
  ['/blog/post', '2.x en', '2.x zh', '/zh/', false],
  // The folder of the page has the name of a language.
  ['/zh/zh/guide', '2.x zh', '2.x en', '/', false],
  ['/zh/guide/a', '2.x zh', '1.x zh', '/1.x/zh/guide/a', true],
  ['/1.x/guide/b', '1.x en', '1.x zh', '/1.x/zh/', false],
  ['/1.x/guide/b', '1.x en', '2.x en', '/guide/', false],
])('%s of "%s" is in "%s" the page %s', (path, from, to, route, isSamePage) => {
  expect(switchAmong(ROUTES, path, from, to)).toEqual({ route, isSamePage });
});

test('a scope without pages has no page for another', () => {
  const fewer = ROUTES.filter((route) => !route.startsWith('/1.x/zh'));
  expect(switchAmong(fewer, '/zh/guide/a', '2.x zh', '1.x zh')).toBeUndefined();
});
