import { expect, test } from '@jest/globals';
import { TOKENS } from './class-names';
import { readFence } from './fence';
import { highlight as highlightFence } from './highlight';
import { codeTokens, languageName, MAX_CODE_LENGTH, MAX_LINE_LENGTH, tokenOf } from './shiki';

async function highlight(code: string, language: string): Promise<string> {
  return highlightFence(readFence(`${code}\n`, { language, meta: '' }));
}

/** What a reader sees of HTML that holds no other entities than these. */
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

test('a language that is none does no harm to the next one', async () => {
  await highlight('a', 'constructor').catch(() => undefined);
  expect(await highlight('let a', 'ts')).toContain('<span class="tk-keyword">let</span>');
});

test.each([
  ['</script>', '&lt;/script&gt;'],
  ['<b onclick="x">', '&lt;b onclick="x"&gt;'],
  ['a && b', 'a &amp;&amp; b'],
  ['&lt;', '&amp;lt;'],
  ['', ''],
])('the text %j stands between tags as %s', async (text, html) => {
  expect(await highlight(text, 'text')).toBe(html);
});

test('colours are class names, neighbours of one colour share an element', async () => {
  expect(await highlight('const a = 1; // note', 'ts')).toMatchInlineSnapshot(
    `"<span class="tk-keyword">const </span><span class="tk-constant">a </span><span class="tk-keyword">= </span><span class="tk-constant">1</span>; <span class="tk-comment">// note</span>"`,
  );
});

test.each(['js', 'javascript', 'sh', 'shell', 'yml', 'jsx', 'html'])(
  '%s is known by this name',
  async (language) => {
    const html = await highlight('<a b="c"/> if x { "d" } # e', language);
    expect(html).toContain('<span class="tk-');
  },
);

test('the same code gives the same HTML, also beside other languages', async () => {
  const alone = await highlight('let a = "b"', 'ts');
  const many = await Promise.all(SOURCES.map(([language, code]) => highlight(code, language)));
  expect(many).toHaveLength(SOURCES.length);
  expect(await highlight('let a = "b"', 'ts')).toBe(alone);
});

test('code in Markdown has the same colours whatever was coloured before', async () => {
  const code = '```python\ndef f(): pass\n```';
  const before = await codeTokens(code, 'md');
  await codeTokens('pass', 'python');
  expect(await codeTokens(code, 'md')).toEqual(before);
});

test('a line of the longest length is coloured to its end, a longer one is not', async () => {
  const line = 'let a="b";'.repeat(MAX_LINE_LENGTH / 10);
  expect(line).toHaveLength(MAX_LINE_LENGTH);
  const html = await highlight(`${line}\n${line} \nlet c`, 'js');
  const [coloured = '', plain, next] = html.split('\n');
  expect(textOf(coloured)).toBe(line);
  expect(coloured).toMatch(/<span class="tk-string[^"]*">"b"<\/span>;$/);
  expect(plain).toBe(`${line} `);
  expect(next).toBe('<span class="tk-keyword">let</span> c');
});

test('code of more than the longest length stays plain', async () => {
  const code = 'let a;\n'.repeat(Math.ceil(MAX_CODE_LENGTH / 7));
  expect(await highlight(code, 'js')).toBe(code);
  expect(await highlight(code.slice(0, 70), 'js')).not.toBe(code.slice(0, 70));
});

test.each([
  ['a word of 100,000 letters', 'ts', 'x'.repeat(100_000)],
  ['100,000 signs that begin something', 'bash', '<'.repeat(100_000)],
  ['10,000 lines', 'ts', Array.from({ length: 10_000 }, (_, n) => `let a${n} = "b";`).join('\n')],
])('%s hold nobody up', async (_, language, code) => {
  const before = process.cpuUsage();
  expect(textOf(await highlight(code, language))).toBe(code);
  const { user } = process.cpuUsage(before);
  expect(user / 1e6).toBeLessThan(10);
});

test.each(TOKENS)('the color of a theme is the token %s', (token) => {
  expect(tokenOf(`var(--shiki-token-${token})`)).toBe(token);
});

test('text of no token has the color of all text', () => {
  expect(tokenOf('var(--shiki-foreground)')).toBeUndefined();
});

test.each([undefined, '', '#fff', 'var(--shiki-token-nosuch)', 'var(--color-token-keyword)'])(
  'Shiki is reported to have changed when it gives the color %j',
  (color) => {
    expect(() => tokenOf(color)).toThrow('lib/markdown/code/shiki.ts expects');
  },
);

test.each([
  ['ts', 'TypeScript'],
  ['typescript', 'TypeScript'],
  ['tsx', 'TSX'],
  ['jsx', 'JSX'],
  ['js', 'JavaScript'],
  ['mjs', 'JavaScript'],
  ['bash', 'Shell'],
  ['sh', 'Shell'],
  ['shell', 'Shell'],
  ['console', 'Terminal'],
  ['shellsession', 'Terminal'],
  ['powershell', 'PowerShell'],
  ['html', 'HTML'],
  ['css', 'CSS'],
  ['scss', 'SCSS'],
  ['less', 'Less'],
  ['vue', 'Vue'],
  ['json', 'JSON'],
  ['jsonc', 'JSON'],
  ['yaml', 'YAML'],
  ['yml', 'YAML'],
  ['md', 'Markdown'],
  ['mdx', 'MDX'],
  ['diff', 'Diff'],
  ['nginx', 'nginx'],
  ['text', 'Text'],
  ['txt', 'Text'],
  ['plaintext', 'Text'],
  ['klingon', 'klingon'],
  ['constructor', 'constructor'],
])('readers call %s %s', (language, name) => {
  expect(languageName(language)).toBe(name);
});
