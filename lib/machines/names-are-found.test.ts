import { expect, test } from '@jest/globals';
import MiniSearch from 'minisearch';
import { scopeOptions, site } from '../config';
import { readExampleFiles } from '../content/example-files';
import { readPage } from '../content/pages';
import { readContentFiles } from '../content/source-files';
import { COMPONENT_NAMES } from '../markdown/components/table';
import { indexTexts } from '../search/index-files';
import { openIndex } from '../search/search-index';
import { INDEX_OPTIONS } from '../search/terms';
import type { SearchRecord } from '../search/types';
import { assembleContent } from '../site/assemble';
import { CONTENT_FOLDER, EXAMPLES_FOLDER } from '../site/folders';
import type { ApiEntry } from './api-entries';
import { machineFiles } from './machine-files';

// Whatever the documentation names can be looked up by its name.

const options = { scopes: scopeOptions, components: COMPONENT_NAMES };
const content = assembleContent({
  files: await readContentFiles(CONTENT_FOLDER),
  examples: await readExampleFiles(EXAMPLES_FOLDER),
  publicFiles: new Map(),
  scopes: scopeOptions,
  readPage: (file, source, fragments) => readPage(file, source, options, fragments),
  readFragment: (file) => {
    throw new Error(`${file} is a fragment; the site has none.`);
  },
});
const index = machineFiles(content, new Map()).find(({ path }) => path === '/api-index.json');
const { entries } = JSON.parse(index?.text ?? '') as { entries: (ApiEntry & { page: string })[] };

const { json, terms } = indexTexts([...content.pages.values()]);
const records: SearchRecord[] = JSON.parse(json);
const search = openIndex(records, MiniSearch.loadJSON(terms, INDEX_OPTIONS), {
  sections: site.sections,
  others: 'Others',
  scopes: scopeOptions,
});

const names = [...new Set(entries.map(({ name }) => name))];

/** `cache` is a word as well, to which a guide may be the better answer; `cacheApps` is none. */
const isWord = (name: string) => /^[a-z]+$/.test(name);

test.each(names)('"%s" leads to a page that tells of it', (name) => {
  const found = search(name, { show: 'all' }).pages.map(({ routePath }) => routePath);
  const told = entries.filter((entry) => entry.name === name || entry.name.endsWith(`.${name}`));
  const near = isWord(name) ? found : found.slice(0, 3);
  expect(near.filter((path) => told.some(({ page }) => page === path))).not.toEqual([]);
});
