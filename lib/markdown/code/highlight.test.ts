import { expect, test } from '@jest/globals';
import { readFence } from './fence';
import { highlight } from './highlight';
import { textWithLinesBelow } from './twoslash-html';

async function html(code: string, meta = '', language = 'text', numbersLines = false) {
  return highlight(readFence(code, { language, meta }), { numbersLines });
}

function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** The text of a page that shows it. */
function textOf(source: string): string {
  return decode(source.replace(/<[^>]*>/g, ''));
}

/** What a copy of it holds. */
function copyOf(source: string): string {
  return textOf(source.replace(/<(\w+)[^>]* data-uncopied=""[^>]*>[\s\S]*?<\/\1>/g, ''));
}

test('without anything to mark there are no lines', async () => {
  expect(await html('a\n\nb')).toBe('a\n\nb');
});

test('lines are elements, each with its end', async () => {
  expect(await html('a\n\nb', '', 'text', true)).toBe(
    '<span class="line">a\n</span><span class="line">\n</span><span class="line">b</span>',
  );
});

test('what is marked by colour is marked for assistive technology, too', async () => {
  const code = 'a // [!code ++]\nb // [!code --]\nc // [!code error]\nd // [!code focus]\ne';
  expect(await html(code, '{5}')).toBe(
    '<ins class="line line-add">a\n</ins><del class="line line-remove" data-uncopied="">b\n</del>' +
      '<mark class="line line-error">c\n</mark><span class="line line-focus">d\n</span>' +
      '<mark class="line line-highlight">e</mark>',
  );
});

test('marked words are elements within the colours', async () => {
  expect(await html('let a = "b c"', '/"b/', 'ts')).toMatchInlineSnapshot(
    `"<span class="tk-keyword">let</span> a <span class="tk-keyword">= </span><mark class="marked-word"><span class="tk-string-expression">"b</span></mark><span class="tk-string-expression"> c"</span>"`,
  );
});

test('words that overlap are one', async () => {
  expect(await html('abcabca', '/abca/ /ca/')).toBe('<mark class="marked-word">abcabca</mark>');
});

test('a prompt is shown and not copied', async () => {
  const source = await html('$ npm i $ x', '/npm/', 'bash');
  expect(source).toMatch(
    /^<span class="prompt" data-uncopied="">\$ <\/span><mark class="marked-word"><span class="tk-function">npm/,
  );
  expect(textOf(source)).toBe('$ npm i $ x');
  expect(copyOf(source)).toBe('npm i $ x');
});

test('commands are coloured as if nothing stood around them', async () => {
  const alone = await html('npm i a\nls b', '', 'bash');
  const prompt = /<span class="prompt"[^>]*>.*?<\/span>/g;
  expect((await html('$ npm i a\n$ ls b', '', 'bash')).replace(prompt, '')).toBe(alone);
  const recorded = await html('$ npm i a\nWhat "is" it?\n$ ls b', '/is/', 'console');
  expect(recorded).toContain(
    '<span class="line line-output" data-uncopied="">What "<mark class="marked-word">is</mark>" it?\n</span>',
  );
  const [first = '', second] = alone.split('\n');
  expect(recorded.replace(prompt, '')).toContain(`<span class="line">${first}\n</span>`);
  expect(recorded.replace(prompt, '')).toContain(`<span class="line">${second}</span>`);
});

test.each([
  ['a\nb // [!code --]\nc // [!code ++]', 'ts', 'a\nc'],
  ['a // [!code --]\nb', 'ts', 'b'],
  ['a\nb // [!code --]', 'ts', 'a'],
  ['a\n\nb // [!code --]\nc // [!code --]', 'ts', 'a\n'],
  ['a // [!code --]', 'ts', ''],
  ['$ a\nb\n$ c\nd\n', 'console', 'a\nc'],
])('a copy of %j in %s is %j', async (code, language, copy) => {
  const source = await html(code, '', language);
  expect(copyOf(source)).toBe(copy);
  expect(textOf(source)).toBe(textWithLinesBelow(readFence(code, { language, meta: '' })));
});

test.each([
  '</script><script>alert(1)</script>',
  ']]>',
  '*/ /*',
  '<!-- --> -->',
  '\u001b[31mred\u001b[0m',
  'a\uFFFDb',
  '&lt;b&gt; &amp;',
  '\ttab  \n\n  two  ',
  '借给你 🚀 e\u0301',
  '{{ a }} {b}',
])('%j is shown and copied as it is, whatever the language', async (code) => {
  for (const language of ['text', 'ts', 'html', 'bash', 'css', 'nosuch']) {
    for (const numbersLines of [true, false]) {
      const source = await html(code, '', language, numbersLines);
      expect(textOf(source)).toBe(code);
      expect(copyOf(source)).toBe(code);
      expect(source).not.toMatch(/<(?!\/?(span|mark|ins|del)\b)/);
    }
  }
});

test('the same block gives the same HTML, in any order and company', async () => {
  const blocks = ['ts', 'bash', 'html', 'vue', 'nosuch', 'ts'].map(
    (language) => () => html('let a = "b" // [!code ++]\n# c', '{2} /a/', language, true),
  );
  const one = await Promise.all(blocks.map((block) => block()));
  const other = await Promise.all(blocks.toReversed().map((block) => block()));
  expect(other.toReversed()).toEqual(one);
  expect(one[0]).toBe(one[5]);
});
