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
  return readMarkdown({ file: 'a.md', body: `\n\n\n${body}` }, []).problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
}

describe('the code', () => {
  test('has no marks, and nothing of what is cut', () => {
    const read = fence(
      'const hidden = 1;',
      '// ---cut---',
      'const shown = hidden;',
      '//    ^?',
      '// a comment',
      '// ---cut-start---',
      'shown.toFixed();',
      '// ---cut-end---',
      'shown;',
      '// ---cut-after---',
      'shown.toFixed();',
    );
    expect(read.lines.map(({ text }) => text)).toEqual([
      'const shown = hidden;',
      '// a comment',
      'shown;',
    ]);
    expect(read.problems).toEqual([]);
  });

  test('is found by the search with what stands below its lines, without notes', () => {
    const body =
      '```ts twoslash\nconst hidden = 1;\n// ---cut---\nconst shown = hidden;\n//     ^?\n```';
    const { content, problems } = readMarkdown({ file: 'a.md', body }, []);
    expect(content).toBe('const shown = hidden;\nconst shown: 1');
    expect(problems).toEqual([]);
  });

  test('is left as it is without the word', () => {
    const read = readFence('const a: string = 1;\n// ^?\n', {
      language: 'ts',
      meta: 'title="twoslash"',
    });
    expect(read.lines.map(({ text }) => text)).toEqual(['const a: string = 1;', '// ^?']);
    expect(read.types).toBeUndefined();
  });
});

describe('what is wrong is told at its place', () => {
  test('errors of TypeScript, also in what is cut', () => {
    expect(
      told(
        'ts twoslash',
        GARFISH,
        'Garfish.load();',
        '// ---cut---',
        "  Garfish.run({ domGeter: '' });",
      ),
    ).toEqual([
      "6:9 TypeScript reports an error: Property 'load' does not exist on type 'Garfish'.",
      "8:17 TypeScript reports an error: Object literal may only specify known properties, but 'domGeter' does not exist in type 'Options'. Did you mean to write 'domGetter'?",
    ]);
  });

  test('in a list', () => {
    const body = ['- One', '', '  ```ts twoslash', '  const a: string = 1;', '  ```'].join('\n');
    const { problems } = readMarkdown({ file: 'a.md', body }, []);
    expect(problems).toMatchObject([{ file: 'content/a.md', line: 4, column: 9 }]);
  });

  test('errors that are announced and not there, and the other way round', () => {
    expect(told('ts twoslash', '// @errors: 2322 2304', 'const a: string = 1;')).toEqual([
      '5:1 Error 2304 is announced, but TypeScript does not report it.',
    ]);
    expect(told('ts twoslash', '// @noErrors', 'const a: string = 1;')).toEqual([]);
    expect(told('ts twoslash', 'const a = {;')).toEqual([
      '5:12 TypeScript reports an error: Property assignment expected.',
    ]);
  });

  test('marks that mean nothing', () => {
    expect(told('ts twoslash', '// @erors: 2322', 'const a = 1;')).toEqual([
      '5:1 "@erors" is neither a mark nor an option of TypeScript.',
    ]);
    expect(told('ts twoslash', 'const a = 1;', '//', '    // ^?')).toEqual([
      '7:8 A mark in this code does not work: No name stands above "^?".',
    ]);
    expect(told('ts twoslash', 'const a = 1;', '//    ^?', 'a;', '//  ^?')).toEqual([
      '8:5 A mark in this code does not work: No name stands above "^?".',
    ]);
    expect(told('ts twoslash', '// @noErrors', 'const a = 1;', 'a.zz', '//  ^|')).toEqual([
      '7:5 A mark in this code does not work: TypeScript has nothing to complete here.',
    ]);
    expect(told('ts twoslash', '// ---cut-start---', 'const a = 1;')).toEqual([
      '5:1 A mark in this code does not work: You have unclosed cut-starts.',
    ]);
    expect(told('css twoslash', 'a { }')).toEqual([
      expect.stringMatching(/^4:8 A mark in this code does not work: Received css but/),
    ]);
  });

  test('in notations, by the line that was typed', () => {
    expect(
      told(
        'ts twoslash',
        'const hidden = 1;',
        '// ---cut---',
        'const a = hidden; // [!code wrong]',
      ),
    ).toEqual([expect.stringMatching(/^7:22 "\[!code wrong\]" is not a known mark\./)]);
  });
});

describe('the HTML', () => {
  test('has a note behind each name, and a stop for each different one', async () => {
    const html = await highlight(fence("const shop = 'a';", 'shop.at(0);', 'shop;'), { id: 'n' });
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
    const code = ["const books = [{ title: 'Emma' }];", '//    ^?', '// @log: x', 'books;'];
    const html = await highlight(fence(...code));
    expect(textWithoutUncopied(html)).toBe("const books = [{ title: 'Emma' }];\nbooks;");
    expect(html).toContain('<span class="type-below below-log">x</span>');
  });

  test('has types under their lines, at the column of the name', async () => {
    const html = await highlight(fence('let a = 1;', 'let bc = 2;', '//  ^?', 'a; bc;'));
    expect(html).toMatch(/;<span data-uncopied="">\n {4}<span class="type-below below-query">/);
  });

  test('marks errors and says them', async () => {
    const html = await highlight(fence('// @errors: 2322', 'const a: string = 1;'));
    expect(html).toContain('<span class="type-error"><dfn');
    expect(html).toContain("TS2322: Type 'number' is not assignable to type 'string'.");
  });

  test('keeps what is marked as one word, and the notes in it', async () => {
    const read = readFence('const ab = 1; // [!code word:const ab]\n', {
      language: 'ts',
      meta: 'twoslash lineNumbers',
    });
    const html = await highlight(read, { numbersLines: true });
    expect(html).toMatch(/^<span class="line"><mark class="marked-word">.*<dfn.*<\/mark>/);
  });

  test('has one note at a name of which a part is marked', async () => {
    const html = await highlight(fence('const shop = 1; // [!code word:ho]'));
    expect(html.match(/<dfn/g)).toHaveLength(1);
    expect(textWithoutUncopied(html)).toBe('const shop = 1;');
    expect(html).toContain('<mark class="marked-word">');
  });

  test('depends on plain data alone, so that it can be cached', async () => {
    const read = fence("const books = [{ title: 'Emma' }];", '//    ^?', 'books; // [!code ++]');
    expect(await highlight(JSON.parse(JSON.stringify(read)))).toBe(await highlight(read));
  });

  test('counts lines without the notations that stand alone', async () => {
    const html = await highlight(
      fence('// [!code highlight]', 'const a = 1;', '// [!code ++]', 'const b = 2;'),
    );
    expect(html.match(/<dfn[^>]*>(\w+)/g)).toHaveLength(2);
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
    const again = await highlight(fence(...code, ''));
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
