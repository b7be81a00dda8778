import { expect, test } from '@jest/globals';
import { drawingProblem, readDrawing } from './drawings';

const svg = (inner: string, attributes = 'viewBox="0 0 200 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

test('a drawing is its shapes, with the size of its box', () => {
  const source = `<?xml version="1.0"?>\n<!-- by hand -->\n${svg('\n  <title>T</title>\n  <path d="M0 0h9"/>\n', 'width="9" fill="none" viewBox="0 0 200 100"')}\n`;
  expect(readDrawing(source, 'a-')).toEqual({
    html: '<g fill="none"><path d="M0 0h9"></path></g>',
    width: 200,
    height: 100,
    viewBox: '0 0 200 100',
  });
});

test('colours of the page and words stay as they are, safely written', () => {
  const inner = `<text x="1" fill="var(--c-text)">a &lt;b&gt; &amp; &#x4e2d;<tspan stroke='currentColor'>"c"</tspan></text>`;
  expect(readDrawing(svg(inner), '').html).toBe(
    '<g><text x="1" fill="var(--c-text)">a &lt;b&gt; &amp; &#x4e2d;<tspan stroke="currentColor">"c"</tspan></text></g>',
  );
});

test('ids and what refers to them begin with the prefix', () => {
  const inner =
    '<defs><marker id="tip"><path d="M0 0"/></marker></defs><path d="M1 1" marker-end="url(#tip)"/><use href="#tip"/>';
  expect(readDrawing(svg(inner), 'd2-').html).toBe(
    '<g><defs><marker id="d2-tip"><path d="M0 0"></path></marker></defs><path d="M1 1" marker-end="url(#d2-tip)"></path><use href="#d2-tip"></use></g>',
  );
});

test.each([
  ['\n<script>alert(1)</script>', 2, '<script> is not allowed'],
  ['\n\n<foreignObject><p>x</p></foreignObject>', 3, '<foreignObject> is not allowed'],
  ['<style>* { color: red }</style>', 1, '<style> is not allowed'],
  ['<image href="/x.png"/>', 1, '<image> is not allowed'],
  ['<a href="/x"><path d=""/></a>', 1, '<a> is not allowed'],
  ['<animate attributeName="href"/>', 1, '<animate> is not allowed'],
  ['<SCRIPT/>', 1, '<SCRIPT> is not allowed'],
  ['<path onload="x()"/>', 1, '"onload" is not allowed'],
  ['<path ONLOAD="x()"/>', 1, '"ONLOAD" is not allowed'],
  ['<path style="fill: red"/>', 1, '"style" is not allowed'],
  ['<path class="prose"/>', 1, '"class" is not allowed'],
  ['<use xlink:href="#a"/>', 1, '"xlink:href" is not allowed'],
  ['<use href="https://evil.example/x.svg#a"/>', 1, '"https://evil.example/x.svg#a" leads out'],
  ['<use href="#gone"/>', 1, 'nothing has the id "gone"'],
  ['<path fill="url(https://evil.example/x)"/>', 1, '"url(https://evil.example/x)" is not allowed'],
  ['<path fill="url(#a) url(//evil.example)"/>', 1, 'is not allowed'],
  ['<path mask="image-set(\'//evil.example/x\')"/>', 1, 'is not allowed'],
  ['<path fill="u\\72l(x)"/>', 1, 'is not allowed'],
  ['<path fill="&#117;rl(x)"/>', 1, '"&#117;rl(x)" is not allowed'],
  ['<path id="a b"/>', 1, '"a b" is no plain id'],
  ['<path id="a"/>\n<path id="a"/>', 2, 'two have the id "a"'],
  ['<path d="" d=""/>', 1, '"d" appears twice'],
  ['words', 1, '<svg> holds words'],
  ['<g>\n<path>', 2, '</svg> closes nothing'],
  ['<![CDATA[x]]>', 1, 'it holds something that is no plain SVG'],
  ['<path d=x />', 1, 'it holds something that is no plain SVG'],
  ['<title><path/></title>', 1, '<title> holds more than words'],
  ['<text>&nbsp;</text>', 1, '"&nbsp;" is no character'],
])('%j is refused with its line', (inner, line, detail) => {
  expect(drawingProblem(svg(inner))).toMatch(new RegExp(`^in line ${line}, `));
  expect(drawingProblem(svg(inner))).toContain(detail);
});

test.each([
  ['<!DOCTYPE svg><svg viewBox="0 0 1 1"/>', 'it holds something that is no plain SVG'],
  ['<svg viewBox="0 0 1 1"/><svg viewBox="0 0 1 1"/>', 'it is not one <svg> element'],
  ['<p>text</p>', 'it is not one <svg> element'],
  ['<svg width="9" height="9"/>', 'its <svg> has no "viewBox" of four numbers'],
  ['<svg viewBox="0 0 0 1"/>', 'its <svg> has no "viewBox" of four numbers'],
  ['<svg viewBox="0 0 1 1" onload="x()"/>', '"onload" is not allowed'],
  ['<svg viewBox="0 0 1 1">', '<svg> is never closed'],
  ['', 'it is not one <svg> element'],
])('%j is refused as a whole', (source, detail) => {
  expect(drawingProblem(source)).toContain(detail);
});

test('a file that is right has no problem', () => {
  expect(drawingProblem(svg('<rect width="9" height="9" rx="2"/>'))).toBeUndefined();
});
