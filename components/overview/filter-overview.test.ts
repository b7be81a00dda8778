import { expect, test } from '@jest/globals';
import { en } from '@/lib/labels/en';
import { pathKeyOf } from '@/lib/routing/route-path';
import { overviewStatus } from './filter-overview';

const NAME = { name: 'max', kind: 'option', anchor: 'x', signature: null, since: '1.10.0' };
const PAGE = { text: 'Limits', link: '/limits' as const, headings: [], names: [NAME] };
const NAMES = new Map([[pathKeyOf('/limits'), [NAME]]]);

function statusOf(query: string, version: string, pages: number, names?: typeof NAMES): string {
  const left = Array.from({ length: pages }, () => PAGE);
  const { text, look } = overviewStatus(left, { query, version }, names, en.overview);
  return look ? `${look}: ${text}` : text;
}

test.each([
  ['', '', 2, NAMES, ''],
  ['l', '', 2, undefined, '2 pages'],
  ['l', '', 1, NAMES, '1 page'],
  ['x', '', 0, undefined, ''],
  ['x  y', '1.9.0', 0, NAMES, 'none: No matching API found: x  y'],
  ['', '1.9.0', 1, undefined, 'version: '],
  ['', '1.9.0', 1, new Map(), 'version: The names could not be loaded. Choose again to retry.'],
  ['', '1.9.0', 1, NAMES, 'version: Not in 1.9.0: 1 name'],
  ['', '1.9.0', 2, NAMES, 'version: Not in 1.9.0: 2 names'],
  ['l', '1.10.0', 1, NAMES, 'version: 1 page. All names in this list are in 1.10.0'],
])(
  'the word "%s" and the version "%s" with %i pages left',
  (query, version, pages, names, text) => {
    expect(statusOf(query, version, pages, names)).toBe(text);
  },
);
