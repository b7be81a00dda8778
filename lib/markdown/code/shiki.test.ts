import { expect, test } from '@jest/globals';
import { readFence } from './fence';
import { highlight as highlightFence } from './highlight';
import { codeTokens, languageName, tokenOf } from './shiki';

async function highlight(code: string, language: string): Promise<string> {
  return highlightFence(readFence(`${code}\n`, { language, meta: '' }));
}

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

test.each([undefined, '#fff', 'var(--shiki-token-nosuch)'])(
  'an unknown color is an error: %j',
  (color) => {
    expect(() => tokenOf(color)).toThrow('not in class-names.ts');
  },
);

test.each([
  ['ts', 'TypeScript'],
  ['js', 'JavaScript'],
  ['bash', 'Shell'],
  ['console', 'Terminal'],
  ['jsonc', 'JSON'],
  ['nginx', 'nginx'],
  ['text', 'Text'],
  ['klingon', 'klingon'],
  ['constructor', 'constructor'],
])('readers call %s %s', (language, name) => {
  expect(languageName(language)).toBe(name);
});
