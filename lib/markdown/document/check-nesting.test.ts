import { expect, test } from '@jest/globals';
import { readMarkdown } from './read';

function told(body: string): string[] {
  return readMarkdown({ file: 'a.mdx', body: `\n\n${body}` }, ['Badge', 'Card']).problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
}

test.each([
  ['<p><div>a</div></p>', '3:4', 'div', 'p'],
  ['<p>\n\na\n\n</p>', '5:1', 'p', 'p'],
  ['a <div>b</div> c', '3:3', 'div', 'p'],
  ['<p><b><ul><li>a</li></ul></b></p>', '3:7', 'ul', 'p'],
  ['<a href="/x">b [c](/y)</a>', '3:16', 'a', 'a'],
  ['[a <a href="/x">b</a>](/y)', '3:4', 'a', 'a'],
  ['<button><b><button>a</button></b></button>', '3:12', 'button', 'button'],
  ['<form><div><form>a</form></div></form>', '3:12', 'form', 'form'],
  ['## a <h3>b</h3>', '3:6', 'h3', 'h2'],
])('an element where a browser does not leave it is told: %j', (body, place, inner, outer) => {
  expect(told(body)).toContain(
    `${place} <${inner}> cannot stand in <${outer}>: browsers end <${outer}> before it.`,
  );
});

test.each([
  ['<td>a</td>', '3:1 <td> must stand in <tr>.'],
  ['<div><tr><td>a</td></tr></div>', '3:6 <tr> must stand in <table>.'],
  ['<table><td>a</td></table>', '3:8 <td> must stand in <tr>.'],
  ['<table>a</table>', '3:8 <table> may contain only <caption>'],
  ['<table><tbody><tr><div>a</div></tr></tbody></table>', '3:19 <tr> may contain only <td>'],
])('a part of a table outside of one, and what is no part of it, is told: %j', (body, sentence) => {
  expect(told(body)).toContainEqual(expect.stringContaining(sentence));
});

test.each([
  ['<br>x</br>', '3:1 <br> cannot contain anything.'],
  ['a <img src="/a.svg" alt="a">text</img>', '3:3 <img> cannot contain anything.'],
  ['<hr>\n\na\n\n</hr>', '3:1 <hr> cannot contain anything.'],
  ['<textarea>a *b*</textarea>', '3:1 <textarea> cannot contain anything.'],
  ['<keygen>a</keygen>', '3:1 <keygen> cannot contain anything.'],
])('content of an element that has none is told: %j', (body, sentence) => {
  expect(told(body)).toContain(sentence);
});

test.each(['ref', 'children', 'innerHTML'])(
  'an attribute that only React knows is told: %s',
  (name) => {
    expect(told(`<p ${name}="x">a</p>`)).toEqual([
      `3:4 The attribute "${name}" is not one of HTML, and a page cannot be built with it.`,
    ]);
  },
);

test.each([
  '<p>a <b>b</b><br /></p>',
  '<div><p>a</p><div>b</div></div>',
  '<table>\n  <thead><tr><th>a</th></tr></thead>\n  <tbody>\n    <tr><td>b <p>c</p></td></tr>\n  </tbody>\n</table>',
  '<table>\n\n<tr>\n<td>\n\na\n\n</td>\n</tr>\n\n</table>',
  '<p><button><div>a</div></button></p>',
  '<details>\n<summary>a</summary>\n\nb\n\n</details>',
  '<p><svg><text>a</text><p>b</p></svg></p>',
  '<ul><li>a<ul><li>b</li></ul></li></ul>',
  '| a |\n| - |\n| <b>b</b> [c](/d) |',
  '- a\n\n  > b\n  >\n  > - c',
  '<kbd>a</kbd> <kbd>b</kbd>',
  '<div>a</div> <div>b</div>',
])('what a browser leaves as it is is fine: %j', (body) => {
  expect(told(body)).toEqual([]);
});
