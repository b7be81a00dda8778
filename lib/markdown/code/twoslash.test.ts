import { describe, expect, test } from '@jest/globals';
import { readMarkdown } from '../document/read';
import { readFence } from './fence';
import { highlight } from './highlight';

const GARFISH = "import Garfish from 'garfish';";

function fence(...code: string[]) {
  return readFence(`${code.join('\n')}\n`, { language: 'ts', meta: 'twoslash' });
}

/** The problems of a page that is such a block and nothing else, with their places. */
function told(words: string, ...code: string[]): string[] {
  const body = [`\`\`\`${words}`, ...code, '```'].join('\n');
  return readMarkdown({ file: 'a.md', body: `\n\n\n${body}` }).problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
}

test('the code is left as it is, with the word and without it', () => {
  for (const meta of ['twoslash', 'title="twoslash"']) {
    const read = readFence('const a: string = 1;\n// b\n', { language: 'ts', meta });
    expect(read.lines.map(({ text }) => text)).toEqual(['const a: string = 1;', '// b']);
    expect(read.types !== undefined).toBe(meta === 'twoslash');
  }
});

describe('what is wrong is told at its place', () => {
  test('errors of TypeScript', () => {
    expect(
      told('ts twoslash', GARFISH, 'Garfish.load();', "  Garfish.run({ domGeter: '' });"),
    ).toEqual([
      "6:9 TypeScript reports an error: Property 'load' does not exist on type 'Garfish'.",
      "7:17 TypeScript reports an error: Object literal may only specify known properties, but 'domGeter' does not exist in type 'Options'. Did you mean to write 'domGetter'?",
    ]);
  });

  test('in a list', () => {
    const body = ['- One', '', '  ```ts twoslash', '  const a: string = 1;', '  ```'].join('\n');
    const { problems } = readMarkdown({ file: 'a.md', body });
    expect(problems).toMatchObject([{ file: 'content/a.md', line: 4, column: 9 }]);
  });

  test('code that twoslash reads in another way, or not at all', () => {
    for (const mark of ['//    ^?', '// @noErrors', '// ---cut---', '//  ^|'])
      expect(told('ts twoslash', 'const a = 1;', mark)).toEqual([
        expect.stringMatching(/^4:7 (?:A comment in this code is a mark|The types of this code)/),
      ]);
    expect(told('css twoslash', 'a { }')).toEqual([
      expect.stringMatching(/^4:8 The types of this code cannot be shown: Received css but/),
    ]);
  });
});

describe('the HTML', () => {
  test('has a note behind each name, and a stop for each different one', async () => {
    const html = await highlight(fence("const shop = 'a';", 'shop.at(0);', 'shop;'), 'n');
    expect(html.replace(/<span class="tk-[a-z-]+">|<span>/g, '')).toContain(
      '<dfn class="typed" tabindex="0" aria-describedby="n:0">shop</dfn>',
    );
    expect(html.match(/tabindex="-?\d"/g)).toEqual([
      'tabindex="0"',
      'tabindex="-1"',
      'tabindex="0"',
      'tabindex="-1"',
    ]);
    expect(html.match(/class="type-note" id="n:\d" role="tooltip" data-uncopied=""/g)).toHaveLength(
      4,
    );
  });

  test('has the code and nothing else where nothing is uncopied', async () => {
    const html = await highlight(fence("const books = [{ title: 'Emma' }];", 'books;'));
    expect(textWithoutUncopied(html)).toBe("const books = [{ title: 'Emma' }];\nbooks;");
  });

  test('depends on plain data alone, so that it can be cached', async () => {
    const read = fence("const books = [{ title: 'Emma' }];", 'books;');
    expect(await highlight(JSON.parse(JSON.stringify(read)))).toBe(await highlight(read));
  });

  test('names no folder of this machine, and is the same whatever was compiled before', async () => {
    const code = [
      GARFISH,
      "import { createApp } from 'vue';",
      'const app = createApp({}).mount;',
      'Garfish.loader;',
    ];
    const first = await highlight(fence(...code));
    await highlight(fence("const other = ['q', 'p'] as const;", ...code));
    const again = await highlight(fence(...code));
    expect(again).toBe(first);
    expect(first).not.toContain(process.cwd());
    expect(first).not.toContain('node_modules');
  });
});

/** What the copy button takes of a block. */
function textWithoutUncopied(html: string): string {
  let depth = 0;
  let text = '';
  for (const [part, close, tag] of html.matchAll(/<(\/?)([^>]*)>|[^<]+/g)) {
    if (tag === undefined) text += depth === 0 ? part : '';
    else if (close) depth = Math.max(depth - 1, 0);
    else if (depth > 0 || tag.includes('data-uncopied')) depth += 1;
  }
  return text;
}
