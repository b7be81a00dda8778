import 'server-only';
import { PAGE } from '../content/pages';
import type { ContentFiles } from '../content/source-files';
import * as catalogue from '../problems/catalogue';
import { contentPath, type Problem } from '../problems/problem';
import type { ScopeOptions } from '../routing/scope';

/**
 * Finds folders that look like a language or version and are none: the default ones have no folder, and
 * the version stands before the language. Each is reported once, at its first page.
 */
export function checkFolders(files: ContentFiles, scopes: ScopeOptions): Problem[] {
  const told = new Map<string, Problem>();
  for (const file of [...files.keys()].filter((name) => PAGE.test(name))) {
    const segments = file.split('/').slice(0, -1);
    const [folder, right] = misplaced(segments, scopes) ?? [];
    if (folder === undefined || right === undefined || told.has(folder)) continue;
    told.set(folder, catalogue.misplacedScope({ file: contentPath(file) }, folder, right));
  }
  return [...told.values()];
}

/** The first folders of a path, and those that it should have instead. */
function misplaced(
  segments: readonly string[],
  { defaultLang, langs, defaultVersion, versions }: ScopeOptions,
): [folder: string, right: string] | undefined {
  const isVersion = (name = '') =>
    defaultVersion !== '' && [...versions, defaultVersion].includes(name);
  const isLang = (name = '') => langs.length > 1 && langs.includes(name);
  const [first = '', second = ''] = segments;
  const names = [first, second].slice(
    0,
    (isVersion(first) || isLang(first)) && (isVersion(second) || isLang(second)) ? 2 : 1,
  );
  if (!names.some((name) => isVersion(name) || isLang(name))) return undefined;
  const version = names.find(isVersion) ?? '';
  const lang = names.find(isLang) ?? '';
  const right = [
    version === defaultVersion ? '' : version,
    lang === defaultLang ? '' : lang,
  ].filter(Boolean);
  return names.join('/') === right.join('/') ? undefined : [names.join('/'), right.join('/')];
}
