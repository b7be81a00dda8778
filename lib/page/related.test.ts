import { expect, test } from '@jest/globals';
import { loadSite } from '../site/load';
import { findPage } from '../site/site-content';
import { pageOf } from './page';
import { partsOf } from './page-view';

// The pages of the real site: what is named here is what a reader of the page would look for next.

const content = await loadSite();

function relatedTo(path: string): string[] {
  const page = findPage(content, path);
  const parts = page && partsOf(pageOf(page, content));
  if (parts?.type !== 'doc') throw new Error(`${path} is no article.`);
  const beside = [parts.previous, parts.next].map((link) => link?.link);
  const links = parts.related.map(({ link }) => link);
  expect(links.filter((link) => beside.includes(link) || link === page?.routePath)).toEqual([]);
  expect(parts.related.every(({ description }) => description !== '')).toBe(true);
  return links;
}

test.each([
  ['/api/run', ['/api/hooks', '/api/setOptioins']],
  ['/api/loadApp', ['/guide/API/loadApp', '/guide/concept/lifecycle']],
  ['/api/router', ['/guide/concept/router']],
  ['/api/preloadApp', ['/guide/concept/cache', '/api/registerApp']],
  ['/api/setExternal', ['/guide/concept/buildConfig']],
  ['/api/getGlobal', ['/guide/concept/sandbox']],
  ['/guide/concept/cache', ['/api/preloadApp']],
  ['/guide/concept/router', ['/api/router', '/guide/advance/nested']],
  ['/guide/concept/sandbox', ['/api/getGlobal']],
  ['/guide/advance/plugins', ['/plugins/plugins']],
  ['/guide/quick-start/tutorial', ['/guide/demo/vue', '/guide/tasks/deploy']],
  ['/plugins/es-module', ['/guide/demo/vite']],
])('%s is related to %j', (path, expected) => {
  const links = relatedTo(path);
  expect(links).toHaveLength(3);
  expect(links).toEqual(expect.arrayContaining(expected));
});

test('an index page lists its section already, and a page alone has no others around it', () => {
  expect(relatedTo('/issues/')).toEqual([]);
  expect(relatedTo('/hello')).toEqual([]);
});
