import { expect, test } from '@jest/globals';
import { foreignInCss, foreignReference, isBalanced, isWellFormed } from './read-html';

test.each([
  ['<img src="https://a.example/x.png">', 'https://a.example/x.png'],
  ['<IMG SRC="HTTP://a.example/x.png">', 'HTTP://a.example/x.png'],
  ['<img src=" //a.example/x.png ">', '//a.example/x.png'],
  ['<img src="https:\\\\a.example/x.png">', 'https:\\\\a.example/x.png'],
  ['<img srcset="a.png 1x, https://a.example/b.png 2x">', 'a.png 1x, https://a.example/b.png 2x'],
  ['<video poster="//a.example/x.png"></video>', '//a.example/x.png'],
  ['<link rel="stylesheet" href="https://a.example/x.css">', 'https://a.example/x.css'],
  ['<svg><image xlink:href="https://a.example/x.png"/></svg>', 'https://a.example/x.png'],
  ['<svg><use href="//a.example/x.svg#a"/></svg>', '//a.example/x.svg#a'],
  ['<p style="background: url( \'//a.example/x.png\')">a</p>', "url( '//a.example/x.png"],
  ['<path fill="url(https://a.example/x.svg#a)"/>', 'url(https://a.example/x.svg#a'],
  ['<meta http-equiv="refresh" content="0; url=//a.example/">', '0; url=//a.example/'],
  ['<meta http-equiv="refresh" content="0;https://a.example/">', '0;https://a.example/'],
  ['<meta http-equiv="refresh" content="0 url=https://a.example/">', '0 url=https://a.example/'],
  ['<meta http-equiv="refresh" content="; url=//a.example/">', '; url=//a.example/'],
  ['<style>@import "https://a.example/x.css";</style>', '@import "https://a.example/x.css'],
])('%s loads %s', (text, reference) => {
  expect(foreignReference(text)).toBe(reference);
});

test.each([
  '<a href="https://a.example/">a</a>',
  '<svg xmlns="http://www.w3.org/2000/svg"><a xlink:href="https://a.example/"/></svg>',
  '<area href="https://a.example/">',
  '<meta property="og:image" content="https://a.example/x.png">',
  '<meta http-equiv="refresh" content="0; url=/a">',
  '<img src="/a.png" srcset="/a.png 1x, /b.png 2x" alt="https://a.example/">',
  '<img src="/a.png" alt="" data-source="https://a.example/b.png">',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg/>',
  '<rdf:RDF><cc:Work rdf:resource="http://purl.org/dc/"/></rdf:RDF>',
  '<!-- <img src="https://a.example/x.png"> -->',
  '<style>p { color: red }</style><p>url(https://a.example/x.png)</p>',
  '<path fill="url(#a)"/>',
  'google-site-verification: google1234.html',
])('%s loads nothing from another host', (text) => {
  expect(foreignReference(text)).toBeUndefined();
});

test('a style sheet loads what it imports', () => {
  expect(foreignInCss('a{}\n@import url("//a.example/x.css");')).toBe('url("//a.example/x.css');
  expect(foreignInCss('@\\69mport/**/"https://a.example/x"')).toBe('@import"https://a.example/x');
  expect(foreignInCss('a { fill: u\\72 l(https://a.example/x) }')).toBe('url(https://a.example/x');
  expect(foreignInCss('/* https://a.example/ */ a { background: url(/x.png) }')).toBeUndefined();
});

test.each([
  '',
  'A text & more',
  '<b>a</b>',
  '<div><p>a<br>b<img src="/a.png"></p><hr/></div>',
  '<svg viewBox="0 0 1 1"><path d="M0 0"/><g><rect/></g></svg>',
  '<svg><path d="M0 0"></path></svg>',
  '<p>a</p><p>b</p>',
  '<!-- </div> --><p>a</p>',
  '<B>a</b>',
])('%s is balanced', (html) => {
  expect(isBalanced(html)).toBe(true);
});

test.each([
  '<b>a',
  '<div><b>a</div>',
  '</div>',
  '<div>a</div></div>',
  '<p>a</p></li></ul>',
  '<b><i>a</b></i>',
  '<svg><g></svg>',
  '<svg><path></svg>',
  '<svg/></svg>',
  '<!-- a',
  '<a href="/x>a</a>',
  '<textarea>a',
  '<p>a',
])('%s is not balanced', (html) => {
  expect(isBalanced(html)).toBe(false);
});

test.each([
  '<?xml version="1.0"?><!DOCTYPE svg><svg><title/><style><![CDATA[a>b&c{}]]></style></svg>',
  '<s:svg xmlns:s="a"><s:path d="&amp;&#1234;&#xaf;"/><!-- & <g> --></s:svg>',
])('%s is a drawing that browsers show', (svg) => {
  expect(isWellFormed(svg)).toBe(true);
});

test.each(['<svg><g>', '<svg><G></g></svg>', '<svg><text>R&D</text></svg>', '<svg>&nbsp;</svg>'])(
  'browsers show nothing of %s',
  (svg) => {
    expect(isWellFormed(svg)).toBe(false);
  },
);
