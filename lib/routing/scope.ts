import { type PathKey, pathKeyOf, type RoutePath } from './route-path';

/** One language of one version of the site, with the defaults filled in. */
export type Scope = { lang: string; version: string };

/** The languages and versions a site has; the defaults carry no prefix in addresses and folders. */
export type ScopeOptions = {
  defaultLang: string;
  langs: readonly string[];
  /** Empty when the site has no versions. */
  defaultVersion: string;
  versions: readonly string[];
};

/** The path prefix of a scope, version first: `''`, `/zh`, `/1.x`, `/1.x/zh`. */
export function scopePrefix(scope: Scope, options: ScopeOptions): RoutePath | '' {
  const version = scope.version === options.defaultVersion ? '' : `/${scope.version}`;
  const lang = scope.lang === options.defaultLang ? '' : `/${scope.lang}`;
  return (version + lang) as RoutePath | '';
}

/** Splits the scope off a path: `1.x/zh/api/run` is `api/run` of version 1.x in Chinese. */
export function splitScope(path: string, options: ScopeOptions): { scope: Scope; rest: string } {
  const segments = path.split('/');
  const scope = { version: options.defaultVersion, lang: options.defaultLang };
  const isPrefix = (values: readonly string[], fallback: string) =>
    segments.length > 0 && segments[0] !== fallback && values.includes(segments[0] ?? '');

  if (isPrefix(options.versions, options.defaultVersion)) scope.version = segments.shift() ?? '';
  if (isPrefix(options.langs, options.defaultLang)) scope.lang = segments.shift() ?? '';
  return { scope, rest: segments.join('/') };
}

/**
 * Returns the prefixes under which a link of a page is looked up, nearest first: its language and version, then the
 * default language, then the default version.
 *
 *     fallbackPrefixes({ version: '1.x', lang: 'zh' }, options) //=> ['/1.x/zh', '/1.x', '/zh', '']
 */
export function fallbackPrefixes(scope: Scope, options: ScopeOptions): string[] {
  const prefixes = [scope.version, options.defaultVersion].flatMap((version) =>
    [scope.lang, options.defaultLang].map((lang) => scopePrefix({ version, lang }, options)),
  );
  return [...new Set(prefixes)];
}

export function allScopes(options: ScopeOptions): Scope[] {
  const versions = new Set([options.defaultVersion, ...options.versions]);
  const langs = new Set([options.defaultLang, ...options.langs]);
  return [...versions].flatMap((version) => [...langs].map((lang) => ({ version, lang })));
}

export function scopeKey(scope: Scope): string {
  return `${scope.version}/${scope.lang}`;
}

export type PagesByKey = ReadonlyMap<PathKey, Scope & { routePath: RoutePath }>;

/** Returns the page in another language or version: the same, otherwise its nearest parent, otherwise home. */
export function switchScope(
  path: string,
  from: Scope,
  to: Scope,
  options: ScopeOptions,
  pages: PagesByKey,
): { route: RoutePath; isSamePage: boolean } | undefined {
  const segments = pathKeyOf(path)
    .slice(scopePrefix(from, options).length)
    .split('/')
    .filter((segment) => segment !== '');

  for (let length = segments.length; length >= 0; length -= 1) {
    const candidate = [scopePrefix(to, options), ...segments.slice(0, length)].join('/');
    const page = pages.get(pathKeyOf(candidate));
    // Without this, `/zh/` would be the page "zh" of the default language.
    if (page && scopeKey(page) === scopeKey(to)) {
      return { route: page.routePath, isSamePage: length === segments.length };
    }
  }
  return undefined;
}
