import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

// "What changed, by version" and the reference give the same version for the same name.

const list = readFileSync('content/guide/advance/versions.md', 'utf8').split('\n');

/** A name and its version: `**Since:**` below a heading that is the name. */
const stated = ['channel', 'hooks', 'loader', 'run', 'sandbox'].flatMap((page) =>
  readFileSync(`content/api/${page}.mdx`, 'utf8')
    .split(/\n(?=##)/)
    .flatMap((section) => {
      const name = /^###? `(\w+)`/.exec(section)?.[1];
      const version = /^- \*\*Since:\*\* (\S+)/m.exec(section)?.[1];
      return name && version ? [[name, version] as const] : [];
    }),
);

test('the list of versions has every name of the reference in the row of its version', () => {
  expect(stated.length).toBeGreaterThan(15);
  const lost = stated.filter(
    ([name, version]) =>
      !list.some((row) => row.startsWith(`| ${version} |`) && row.includes(`\`${name}\``)),
  );
  expect(lost).toEqual([]);
});
