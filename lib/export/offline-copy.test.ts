import { expect, test } from '@jest/globals';
import { offlinePage } from './offline-copy';

const copy = {
  basePath: '/docs',
  files: new Set(['api/run.html', 'index.html', 'api/run.md', 'logo.svg', 'page.js']),
  site: 'https://docs.example',
  script: '<script defer src="/docs/page.js" data-app-styles="/apps.css">',
};
const body = (html: string) => offlinePage(html, 'api/run.html', copy);

test('what a page names is named from where it lies in the folder', () => {
  expect(body('<a href="/docs/">')).toBe('<a href="../index.html">');
  expect(body('<a href="/docs">')).toBe('<a href="../index.html">');
  expect(body('<a class="b" href="/docs/api/run#c">')).toBe('<a class="b" href="run.html#c">');
  expect(body('<a href="/docs/api/run.md">')).toBe('<a href="run.md">');
  expect(body('<img src="/docs/logo.svg"/>')).toBe('<img src="../logo.svg"/>');
  expect(body('<img data-zoom-src="/docs/logo.svg"/>')).toBe('<img data-zoom-src="../logo.svg"/>');
  expect(body('<video poster="/docs/logo.svg">')).toBe('<video poster="../logo.svg">');
});

test('what is not in the folder is on the site, and other addresses stay', () => {
  expect(body('<a href="/docs/llms.txt">')).toBe('<a href="https://docs.example/docs/llms.txt">');
  for (const address of ['//other.example/', 'https://other.example/', '#a', '/docs-2/']) {
    expect(body(`<a href="${address}">`)).toBe(`<a href="${address}">`);
  }
});

test('at the root of a host, too, an address of another one stays', () => {
  const page = offlinePage('<a href="//other.example/a"><a href="/b">', 'index.html', {
    ...copy,
    basePath: '',
  });
  expect(page).toBe('<a href="//other.example/a"><a href="https://docs.example/b">');
});

test('a text that looks like an attribute is no address', () => {
  const text = '<code>&#x3C;a href="/docs/api/run"></code>';
  expect(body(text)).toBe(text);
});

test('the script of the copy stands in for that of the site, without its policy and its first visit', () => {
  const html = [
    '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'"/>',
    '<script type="module" src="/docs/a.js" data-app-styles="/docs/b.css"></script>',
    '<script data-rule="{}">lead("/docs/zh/")</script>',
  ];
  expect(body(html.join(''))).toBe(
    '<script defer src="../page.js" data-app-styles="/apps.css"></script>',
  );
});
