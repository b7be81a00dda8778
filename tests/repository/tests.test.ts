import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const files = ['app', 'components', 'lib', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path.replaceAll('\\', '/')}`,
  ),
);
const known = new Set(files);

// `a.test.ts` tests `a.ts`. What makes it longer than a file may be is in `a.SUBJECT.test.ts`.
test('each unit test is beside the file that it tests and has its name', () => {
  const lost = files
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => {
      const [, tested = ''] = /^(.+\/[^./]+)(?:\.[a-z-]+)?\.test\.tsx?$/.exec(file) ?? [];
      return !['ts', 'tsx', 'mjs', 'cjs', 'css'].some((kind) => known.has(`${tested}.${kind}`));
    });
  expect(lost).toEqual([]);
});
