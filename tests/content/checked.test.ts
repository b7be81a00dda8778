import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { SENTENCES } from '../../lab/claims/all';
import type { CheckedRecord } from '../../lib/site/checked';
import { loadSite } from '../../lib/site/load';

// The site says at the end of a page that it was checked, as content/_checked.json records it.

const RENEW = 'Run `npm run check:claims` and commit content/_checked.json.';

const record: CheckedRecord = JSON.parse(await readFile('content/_checked.json', 'utf8'));
const { pages, checked } = await loadSite();

test('every page with claims was checked as it is now', () => {
  const stale = [...pages.values()].flatMap(({ relativePath, routePath }) => {
    const claims = SENTENCES.filter(({ at }) => at.split('#')[0] === routePath);
    if (claims.length === 0) return [];
    const isNow =
      checked.has(relativePath) &&
      claims.map(({ says }) => says).join() === record.pages[relativePath]?.claims.join();
    return isNow ? [] : [`content/${relativePath} has changed since it was checked. ${RENEW}`];
  });
  expect(stale).toEqual([]);
});

test('it was checked with the version of Garfish that is installed', async () => {
  const { version } = JSON.parse(await readFile('node_modules/garfish/package.json', 'utf8'));
  expect(record.garfish === version ? '' : RENEW).toBe('');
});
