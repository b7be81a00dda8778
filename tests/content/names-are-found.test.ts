import { expect, test } from '@jest/globals';
import { siteSections } from '../../lib/navigation/sections';
import type { ApiEntry } from '../../lib/outputs/api-entries';
import { outputFiles } from '../../lib/outputs/output-files';
import { loadSite } from '../../lib/site/load';
import { searchOf } from '../support/search-index';

// Whatever the documentation names can be looked up by its name.

const content = await loadSite();
const index = outputFiles(content, new Map()).find(({ path }) => path === '/api-index.json');
const { entries } = JSON.parse(index?.text ?? '') as { entries: (ApiEntry & { page: string })[] };

const english = [...content.pages.values()].filter(({ lang }) => lang === 'en');
const groups = { sections: siteSections(content.nav['/en'] ?? []), others: 'Others' };
const search = searchOf(english, { groups });

const names = [...new Set(entries.map(({ name }) => name))];

/** `cache` is a word as well, to which a guide may be the better answer; `cacheApps` is none. */
const isWord = (name: string) => /^[a-z]+$/.test(name);

test.each(names)('"%s" leads to a page that tells of it', (name) => {
  const { pages } = search(name, isWord(name) ? { show: 'all' } : {});
  const found = pages.map(({ routePath }) => routePath);
  const told = entries.filter(
    (entry) => `.${entry.name}`.endsWith(`.${name}`) || name.endsWith(`.${entry.name}`),
  );
  const near = isWord(name) ? found : found.slice(0, 3);
  expect(near.filter((path) => told.some(({ page }) => page === path))).not.toEqual([]);
});
