import { expect, test } from '@jest/globals';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { loadSite } from '../../lib/content/load';
import type { Page } from '../../lib/content/pages';
import { siteSections } from '../../lib/routing/sections';
import { searchOf } from '../support/search-index';

// Whatever the documentation names can be looked up by its name.

const content = await loadSite();
const pages = [...content.pages.values()];
const groups = { sections: siteSections(content.nav['/en'] ?? []), others: 'Others' };
const search = searchOf(pages, { groups });
const reference = pages.filter(({ routePath }) =>
  /^\/(api|plugins|issues\/errors)/.test(routePath),
);

/** A name with or without its arguments: `run`, `router.push(options)`. */
const NAME = /^([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(\(.*\))?\??$/s;

/** Names that a page explains: its title, headings that are code, and code that fills the first cell of a row. */
function namesOf({ title, tree, routePath }: Page): string[] {
  const texts = title.includes('.') ? [title] : [];
  visit(tree, 'element', ({ tagName, children }) => {
    const cells = children.filter((child) => child.type === 'element');
    const named = tagName === 'tr' ? cells[0] : /^h[2-6]$/.test(tagName) ? { children } : undefined;
    const [only, ...more] = named?.children ?? [];
    if (only?.type === 'element' && only.tagName === 'code' && more.length === 0) {
      texts.push(textOf(only));
    }
  });
  if (routePath.startsWith('/issues/errors')) return texts;
  return texts.flatMap((text) => NAME.exec(text)?.[1] ?? []);
}

/** `cache` is a word as well, to which a guide may be the better answer; `cacheApps` is none. */
const isWord = (name: string) => /^[a-z]+$/.test(name);

const explained = reference.map((page) => ({ path: page.routePath, names: namesOf(page) }));
const names = [...new Set(explained.flatMap((page) => page.names))];

test('the documentation names the API and the messages of the console', () => {
  expect(names.length).toBeGreaterThan(200);
  expect(names).toEqual(expect.arrayContaining(['Garfish.run', 'domGetter', 'beforeLoad']));
});

test.each(names)('"%s" leads to a page that explains it', (name) => {
  const results = search(name, isWord(name) ? { show: 'all' } : {}).pages.map(
    ({ routePath }) => routePath,
  );
  const near = isWord(name) ? results : results.slice(0, 3);
  const isSame = (other: string) => `.${other}`.endsWith(`.${name}`) || name.endsWith(`.${other}`);
  const paths = explained.filter((page) => page.names.some(isSame)).map(({ path }) => path);
  expect(near.filter((path) => paths.includes(path))).not.toEqual([]);
});
