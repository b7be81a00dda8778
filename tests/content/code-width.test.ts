import { expect, test } from '@jest/globals';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { loadSite } from '../../lib/content/load';
import { infoOf } from '../../lib/markdown/code/fence';

/** What fits into an article as wide as `--column`, beside `--sidebar-width`. */
const COLUMNS = 76;

const pages = [...(await loadSite()).pages.values()];

/** Lines of code of which readers of a narrow screen miss the end. */
const long = pages.flatMap(({ relativePath, tree }) => {
  const lines: { relativePath: string; line: string }[] = [];
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'pre') return;
    const [code] = element.children;
    if (code?.type !== 'element') return;
    if (infoOf(code).meta.includes('wrapCode')) return;
    for (const line of textOf(code).split('\n'))
      if (line.length > COLUMNS) lines.push({ relativePath, line });
  });
  return lines;
});

test(`no line of code is longer than ${COLUMNS} columns`, () => {
  expect(long).toEqual([]);
});
