import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const ROW = /^\| .+ \| `(.+?)`: (.+) \|$/gm;

test('each behaviour of docs/specification.md names a test that is there', () => {
  const text = readFileSync('docs/specification.md', 'utf8');
  const rows = [...text.matchAll(ROW)].map(([, file = '', title = '']) => ({ file, title }));
  expect(rows).toHaveLength(text.match(/^\| (?!---|behaviour)/gm)?.length ?? 0);
  const missing = rows.filter(
    ({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
  );
  expect(missing).toEqual([]);
});
