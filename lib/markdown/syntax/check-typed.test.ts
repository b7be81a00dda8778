import { expect, test } from '@jest/globals';
import { readMarkdown } from '../document/read';

/** The warnings about a text that begins in line 3 of its file, each with its place. */
function warnings(body: string, file = 'a.md'): string[] {
  const { problems } = readMarkdown({ file, body: `\n\n${body}` });
  return problems
    .filter(({ isWarning }) => isWarning)
    .map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test.each([
  ['[[wiki]]', '3:1', '[[wiki]]'],
  ['- a [[toc]] b', '3:5', '[[toc]]'],
  ['a ^[note] b', '3:3', '^[note]'],
  ['[x] (/guide/)', '3:1', '[x] (/guide/)'],
  ['[x] (https://example.com)', '3:1', '[x] (https://example.com)'],
  ['(x)[/guide/]', '3:1', '(x)[/guide/]'],
  ['(x)[https://example.com]', '3:1', '(x)[https://example.com]'],
  ['[x]（/guide/）', '3:1', '[x]（/guide/）'],
  ['![x](/icon.svg =100x100)', '3:1', '![x](/icon.svg =100x100)'],
  ['[x](/a b)', '3:1', '[x](/a b)'],
  ['Itâ€™s here', '3:3', 'â€™s'],
  ['a cafÃ© here', '3:6', 'Ã©'],
  ['The sum $$x^2$$ of', '3:9', '$$x^2$$'],
  ['$$\na\n$$', '3:1', '$$\na\n$$'],
  ['a ![x](/my pic.png)', '3:3', '![x](/my pic.png)'],
  ['[x](/a "b "c" d")', '3:1', '[x](/a "b "c" d")'],
  ['####### Seven', '3:1', '####### Seven'],
  ['＃＃ 标题', '3:1', '＃＃ 标题'],
  ['：：：tip', '3:1', '：：：tip'],
  ['｜ a ｜ b ｜', '3:1', '｜ a ｜ b ｜'],
  ['• one', '3:1', '• one'],
  ['Text:\n-one\n-two', '4:1', '-one'],
  ['1.one\n2.two', '3:1', '1.one'],
  ['– one\n– two', '3:1', '– one'],
  ['- [] task', '3:3', '[] task'],
  ['a ==b c== d', '3:3', '==b c=='],
  ['Go :rocket: now', '3:4', ':rocket:'],
  ['##Heading', '3:1', '##Heading'],
  ['##\u00A0Heading', '3:1', '##\u00A0Heading'],
  ['a\n##Heading\nb', '4:1', '##Heading'],
  ['> ##Heading', '3:3', '##Heading'],
  ['#标题', '3:1', '#标题'],
  ['#Heading', '3:1', '#Heading'],
  ['**注意：**这里', '3:1', '**注意：**'],
  ['**`run`：**这里', '3:1', '**`run`：**'],
  ['a\n| a | b |\n| 1 | 2 |', '4:1', '| a | b |'],
  ['| a | b |\n| 1 | 2 |', '3:1', '| a | b |'],
  ['| a | b |\n| - | - |\n\n| 1 | 2 |', '6:1', '| 1 | 2 |'],
  ['Call `run() now', '3:6', '`'],
  ['a[^two words]', '3:2', '[^two words]'],
  ['a &nsbp; b', '3:3', '&nsbp;'],
  ['- [ x] task', '3:3', '[ x] task'],
  ['- [x]task', '3:3', '[x]task'],
  ['::tip\na\n::', '3:1', '::tip'],
  ['![A|300](/a.svg)', '3:1', '![A|300](/a.svg)'],
  ['a ++b++ c', '3:3', '++b++'],
  ['a ^b^ c', '3:3', '^b^'],
  ['Term\n: Text', '4:1', ': Text'],
])('what readers would see as it is typed is told: %j', (body, place, typed) => {
  const sentence = `${place} Readers see "${typed}" as it is typed.`;
  expect(warnings(body)).toEqual([sentence]);
  expect(warnings(body, 'a.mdx')).toEqual([sentence]);
});

test.each([
  ['!!! note', '!!! note'],
  ['[TOC]', '[TOC]'],
  ['{{< tabs >}}', '{{< tabs >}}'],
  ['{% raw %}', '{% raw %}'],
  ['??? note', '??? note'],
  ['[toc]', '[toc]'],
  ['<https://example.com', '<https://example.com'],
  ['* a\n{:toc}', '{:toc}'],
  ['::youtube[x]{id=1}', '::youtube[x]{id=1}'],
  [':abbr[HTML]{title=x}', ':abbr[HTML]{title=x}'],
])('what only other sites know is told in plain Markdown: %j', (body, typed) => {
  expect(warnings(body)).toEqual([expect.stringContaining(`Readers see "${typed}" as`)]);
});

test.each([
  ['[x](/y){target=_blank}', '3:8', '{target=_blank}'],
  ['![x](/y.svg){width=1}', '3:13', '{width=1}'],
  ['[x](/y){.button}', '3:8', '{.button}'],
  ['## A {.wide}', '3:6', '{.wide}'],
  ['Text\n{.wide}', '4:1', '{.wide}'],
  ['## A {id=b}', '3:6', '{id=b}'],
])('attributes in braces are told: %j', (body, place, typed) => {
  expect(warnings(body)).toEqual([`${place} Readers see "${typed}" as it is typed.`]);
});

test.each([
  ['a<br>b', '3:2', '<br>'],
  ['| a |\n| - |\n| b<br/>c |', '5:4', '<br/>'],
  ['<details open>\n\ntext\n\n</details>', '3:1', '<details>'],
  ['<kbd>a</kbd> <kbd>b</kbd>', '3:1', '<kbd>'],
  ['<Badge text="a" />', '3:1', '<Badge>'],
  ['a <?php b ?>', '3:3', '<?php>'],
  ['<Callout>a</Callout>', '3:1', '<Callout>'],
  ['<![CDATA[ a ]]>', '3:1', '<![CDATA[>'],
  ['<!DOCTYPE html>', '3:1', '<!DOCTYPE>'],
])('in plain Markdown the tag of an element is told once: %j', (body, place, typed) => {
  expect(warnings(body)).toEqual([`${place} Readers see "${typed}" as it is typed.`]);
  expect(warnings('<kbd>a</kbd>', 'a.mdx')).toEqual([]);
});

test.each([
  [
    '见 https://example.com/路径。下一句',
    '3:3 All of "https://example.com/路径。下一句" is the link.',
  ],
  ['See www.example.com', '3:5 The link "www.example.com" leads to "http:".'],
])('a URL without brackets is told when it is not what is meant: %j', (body, sentence) => {
  expect(warnings(body)).toEqual([sentence]);
});

test.each([
  ['**a*', '3:2 Readers see a "*" beside "*a*".'],
  ['*a**', '3:1 Readers see a "*" beside "*a*".'],
  ['***a**', '3:2 Readers see a "*" beside "**a**".'],
])('marks of which one has no counterpart are told: %j', (body, sentence) => {
  expect(warnings(body)).toEqual([sentence]);
});

test.each([
  ['It works.\n---\n\nMore', '3:1 "It works." is a heading, because of the line below it.'],
  ['Two\nlines\n---', '3:1 "Two lines" is a heading, because of the line below it.'],
])('a text that a line below makes a heading of is told: %j', (body, sentence) => {
  expect(warnings(body)).toEqual([sentence]);
});

test.each([
  'Promise<string>, Map<K, V> and <T>',
  '***a***, **a *b* c**, *a **b** c*, **`a`** and \\**a*',
  'Heading\n---\n\n`` a`b ``, \\` and i++ + j++',
  '&amp;nbsp; &nbsp; &lt; \\&nsbp; R&D; &amp;amp;',
  '- [ ] a\n- [x] b\n\n2^10^ and |x| of a',
  '`[[a]]`, `<br>`, `**a**` and `##b`',
  '```md\n[[a]]\n##b\n**a：**b\n<br>\n```',
  '\\[[a]] \\**a：\\**b \\:rocket: \\##b',
  '**注意**：这里',
  '10:30:00, a:b:c, issue #123, C# and http://example.com/a:b:',
  '## Heading {#id}',
  'Use `run`{a}',
  '[x](</a b>), [x](/a "b c") and \\[x](/a b)',
  'a == b, a === b == c and x=="y"',
  'From – to\n– perhaps\n\n-5 or -6\n\n-x',
  'Since 1.5\n2.0 is out',
  'Vue::mount, a::b{c} and ![x](/icon.svg)',
  'Map<T>, <Foo /> and !!! really',
  '<https://example.com/路径。> and [x](https://example.com/，)',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  'a | b\nc | d',
  '<!-- [[a]] <br> -->',
  '[x] (see the guide)',
  '> [!NOTE]\n> Text with `code`\n> in two lines',
  '- a\n\n  > [!TIP]\n  > Text',
  ':::tip{title="A `b`"}\nText\n:::',
])('what may well be meant is fine: %j', (body) => {
  expect(warnings(body)).toEqual([]);
});

test.each([
  ['<!-- todo\n\n## Lost', '3:1'],
  ['a <!-- todo', '3:3'],
  ['<div>\n<!-- a\n\nb -->\n</div>', '3:1'],
])('a comment that is never closed is told: %j', (body, place) => {
  const { problems } = readMarkdown({ file: 'a.md', body: `\n\n${body}` });
  expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toContain(
    `${place} The comment that begins here is never closed, so readers would see it.`,
  );
});

test.each(['<!-- a -->', '<!---->', '\\<!-- a', '`<!--`', '<!-- a\n\nb -->'])(
  'a comment that ends is fine: %j',
  (body) => {
    expect(readMarkdown({ file: 'a.md', body }).problems).toEqual([]);
  },
);
