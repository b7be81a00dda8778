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

test('colors and text stay as they are, with quotes around values', () => {
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
  ['<path ONLOAD="x()"/>', 1, '"ONLOAD" is not allowed'],
  ['<use xlink:href="#a"/>', 1, '"xlink:href" is not allowed'],
  ['<use href="/x.svg#a"/>', 1, '"/x.svg#a" is not allowed'],
  ['<path fill="url(#a) url(//evil.example)"/>', 1, 'is not allowed'],
  ['<path fill="u\\72l(x)"/>', 1, 'is not allowed'],
  ['<path fill="&#117;rl(x)"/>', 1, '"&#117;rl(x)" is not allowed'],
  ['words', 1, 'it has text outside <text>'],
  ['<g>\n<path>', 2, '<path> is never closed'],
  ['<text><![CDATA[<b>]]></text>', 1, 'CDATA is not allowed'],
])('%j is refused with its line', (inner, line, detail) => {
  expect(drawingProblem(svg(inner))).toMatch(new RegExp(`^in line ${line}, `));
  expect(drawingProblem(svg(inner))).toContain(detail);
});

test.each([
  ['<svg viewBox="0 0 1 1"/><svg viewBox="0 0 1 1"/>', 'it is not one <svg> element'],
  ['', 'it is not one <svg> element'],
  ['<svg width="9" height="9"/>', 'its <svg> has no "viewBox" of four numbers'],
  ['<svg viewBox="0 0 1 1" onload="x()"/>', '"onload" is not allowed'],
  ['<svg viewBox="0 0 1 1">', '<svg> is never closed'],
])('%j is refused as a whole', (source, detail) => {
  expect(drawingProblem(source)).toContain(detail);
});
