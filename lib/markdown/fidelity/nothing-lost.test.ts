import { expect, test } from '@jest/globals';
import type { Program } from 'estree';
import type { Root } from 'hast';
import { serialize } from 'next-mdx-remote/serialize';
import remarkGfm from 'remark-gfm';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { ContentError } from '../../problems/problem';
import { isJsx } from '../jsx';
import { assertNothingLost } from './nothing-lost';

type Options = { blockJS?: boolean; file?: string; remove?: (tree: Root) => void };

/**
 * What is told as lost when a text, which begins in line 5 of its file, is compiled. By itself the
 * compiler drops code (`blockJS`); `remove` has it drop what else a test wants gone.
 */
async function lost(body: string, { blockJS = false, file = 'a.mdx', remove }: Options = {}) {
  let program: Program | undefined;
  await serialize(new VFile({ value: body, path: file }), {
    blockJS,
    blockDangerousJS: false,
    mdxOptions: {
      format: file.endsWith('.mdx') ? 'mdx' : 'md',
      remarkPlugins: [remarkGfm],
      rehypePlugins: [() => (tree: Root) => remove?.(tree)],
      recmaPlugins: [
        () => (tree: Program) => {
          program = tree;
        },
      ],
    },
  });
  if (!program) throw new Error('Nothing was compiled.');
  try {
    assertNothingLost({ file, body, bodyOffset: 4 }, program);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.match(/^content\/.*\n.*(?= got lost)/gm) ?? [];
  }
}

const ALL = [
  '# Title',
  '',
  'Words, *more* **words** and `code` in 中文; a [link](https://example.com), ![A dog](/dog.svg).',
  '',
  '<Tabs of={["a", { b: 1 }]} title="Two words" open>',
  '',
  '- [x] item {"text"} {/* for writers */}',
  '',
  '</Tabs>',
  '',
  '```ts',
  'const a = 1;',
  '```',
  '',
  '| a | b |',
  '| - | - |',
  '| c | d[^1] |',
  '',
  '[^1]: A note.',
].join('\n');

test('a page that is compiled whole has lost nothing', async () => {
  expect(await lost(ALL)).toEqual([]);
});

test('what the compiler drops by its own default is told with its place', async () => {
  const body = 'Value {"x"} end\n\n<Note tags={["a"]} kind="tip">\n\nText.\n\n</Note>';
  expect(await lost(body)).toEqual([]);
  expect(await lost(body, { blockJS: true })).toEqual([
    'content/a.mdx:5:7\n  {"x"}',
    'content/a.mdx:7:1\n  tags="…"',
  ]);
});

test('an import is lost, and so is an expression whatever becomes of it', async () => {
  expect(await lost('import a from "b"\n\nText {1 + 1} {/* note */}')).toEqual([
    'content/a.mdx:5:1\n  import a from "b"',
    'content/a.mdx:7:6\n  {1 + 1}',
  ]);
});

test.each([
  ['a component', 'Text\n\n<Note>\n\nIn it.\n\n</Note>', ['7:1\n  <Note>', '9:1\n  "In it."']],
  ['the second of two alike', '<Note />\n\n<Note />', ['7:1\n  <Note>']],
])('%s that is dropped is told', async (_, body, places) => {
  const remove = (tree: Root) => {
    tree.children.splice(
      tree.children.findLastIndex((node) => isJsx(node)),
      1,
    );
  };
  expect(await lost(body, { remove })).toEqual(places.map((place) => `content/a.mdx:${place}`));
});

test('words, links and pictures that are dropped from plain Markdown are told', async () => {
  const remove = (tree: Root) =>
    visit(tree, 'element', ({ tagName }, index, parent) => {
      if (!['strong', 'a', 'img', 'pre'].includes(tagName) || index === undefined) return;
      parent?.children.splice(index, 1);
      return [SKIP, index];
    });
  const body = 'A **loud** word, [a link](/b), ![a dog](/c.svg).\n\n```\ncode\n```';
  expect(await lost(body, { file: 'a.md' })).toEqual([]);
  expect(await lost(body, { file: 'a.md', remove })).toEqual([
    'content/a.md:5:5\n  "loud"',
    'content/a.md:5:18\n  a link',
    'content/a.md:5:19\n  "a link"',
    'content/a.md:5:32\n  a picture',
    'content/a.md:7:1\n  a block of code',
  ]);
});

test('the tags of plain Markdown, which the compiler alone drops, are told', async () => {
  expect(await lost('A Promise<string> <!-- a comment -->', { file: 'a.md' })).toEqual([
    'content/a.md:5:10\n  "<string>"',
  ]);
});
