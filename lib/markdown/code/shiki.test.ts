import { expect, test } from '@jest/globals';
import { TOKENS } from './class-names';
import { readFence } from './fence';
import { highlight as highlightFence } from './highlight';
import { codeTokens, languageName, tokenOf } from './shiki';

async function highlight(code: string, language: string): Promise<string> {
  return highlightFence(readFence(`${code}\n`, { language, meta: '' }));
}

/** The text of HTML with no other entities. */
function textOf(html: string): string {
  return html
    .replace(/<\/?span[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

const SOURCES: [string, string][] = [
  ['ts', 'type A<T> = { a: T & "<b>" };\n\n\nexport const f = (x: number) => x > 1 && x < 2;\n'],
  ['js', 'const a = "</script>"; // ]]> */ <!-- -->\nif (a && b) { /* & &amp; */ }'],
  ['tsx', 'export const A = () => <div className="x">{a && <b>&nbsp;</b>}</div>;'],
  ['html', '<script src="a.js"></script>\n<!-- note -->\n<p>&amp; &lt;</p>'],
  ['vue', '<template>\n  <div :a="b > c">{{ d }}</div>\n</template>'],
  ['css', 'a > b { content: "<&>"; }'],
  ['json', '{\n  "a": [1, null, "<b>"]\n}'],
  ['bash', 'npm i garfish && echo "$A" > b <c'],
  ['yaml', 'a: &x <b>\nc: *x'],
  ['diff', '- a < b\n+ a > b'],
  ['md', '# A <b> & `c`\n\n```js\nlet d;\n```'],
  ['text', 'a <b> & c'],
  ['nosuchlanguage', 'a <b> & c\n\td'],
  ['', 'a <b>'],
  ['constructor', 'a <b>'],
  ['__proto__', 'a <b>'],
  ['ansi', '\u001b[31mred\u001b[0m'],
];

test.each(SOURCES)('code in "%s" is read exactly as it was written', async (language, code) => {
  const html = await highlight(code, language);
  expect(textOf(html)).toBe(code);
  expect(html.replace(/<span class="tk-[a-z-]+">|<\/span>/g, '')).not.toMatch(/[<>]/);
});

test('colours are class names, neighbours of one colour share an element', async () => {
  expect(await highlight('const a = 1; // note', 'ts')).toMatchInlineSnapshot(
    `"<span class="tk-keyword">const </span><span class="tk-constant">a </span><span class="tk-keyword">= </span><span class="tk-constant">1</span>; <span class="tk-comment">// note</span>"`,
  );
});

test('code in Markdown has the same colours whatever was coloured before', async () => {
  const code = '```python\ndef f(): pass\n```';
  const before = await codeTokens(code, 'md');
  await codeTokens('pass', 'python');
  expect(await codeTokens(code, 'md')).toEqual(before);
});

test('a line that is too long for colors stays plain', async () => {
  const line = 'let a="b";'.repeat(120);
  expect(await highlight(`${line}\nlet c`, 'js')).toBe(
    `${line}\n<span class="tk-keyword">let</span> c`,
  );
});

test.each(TOKENS)('the color of a theme is the token %s', (token) => {
  expect(tokenOf(`var(--shiki-token-${token})`)).toBe(token);
});

test.each([undefined, '#fff', 'var(--shiki-token-nosuch)'])(
  'an unknown color is an error: %j',
  (color) => {
    expect(() => tokenOf(color)).toThrow('not in class-names.ts');
  },
);

test.each([
  ['ts', 'TypeScript'],
  ['tsx', 'TSX'],
  ['js', 'JavaScript'],
  ['bash', 'Shell'],
  ['console', 'Terminal'],
  ['css', 'CSS'],
  ['json', 'JSON'],
  ['jsonc', 'JSON'],
  ['yaml', 'YAML'],
  ['md', 'Markdown'],
  ['diff', 'Diff'],
  ['nginx', 'nginx'],
  ['text', 'Text'],
  ['klingon', 'klingon'],
  ['constructor', 'constructor'],
])('readers call %s %s', (language, name) => {
  expect(languageName(language)).toBe(name);
});
