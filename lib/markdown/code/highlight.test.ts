import { expect, test } from '@jest/globals';
import { readFence } from './fence';
import { highlight } from './highlight';

async function html(code: string, meta = '', language = 'text') {
  return highlight(readFence(code, { language, meta }));
}

function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** The text of a page that shows it. */
function textOf(source: string): string {
  return decode(source.replace(/<[^>]*>/g, ''));
}

test('without anything to mark there are no lines', async () => {
  expect(await html('a\n\nb')).toBe('a\n\nb');
});

test('lines are elements, each with its end, and what colour says assistive technology is told', async () => {
  expect(await html('a\n\nb\nc', '{3,+4}')).toBe(
    '<span class="line">a\n</span><span class="line">\n</span>' +
      '<mark class="line line-highlight">b\n</mark><ins class="line line-add">c</ins>',
  );
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
    for (const meta of ['', '{1}']) {
      const source = await html(code, meta, language);
      expect(textOf(source)).toBe(code);
      expect(source).not.toMatch(/<(?!\/?(span|mark)\b)/);
    }
  }
});

test('the same block gives the same HTML, in any order and company', async () => {
  const blocks = ['ts', 'bash', 'html', 'vue', 'nosuch', 'ts'].map(
    (language) => () => html('let a = "b"\n# c', '{+1,2}', language),
  );
  const one = await Promise.all(blocks.map((block) => block()));
  const other = await Promise.all(blocks.toReversed().map((block) => block()));
  expect(other.toReversed()).toEqual(one);
  expect(one[0]).toBe(one[5]);
});
