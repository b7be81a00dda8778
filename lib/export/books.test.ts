import { expect, test } from '@jest/globals';
import { articleOf } from './article';
import { linkInBook } from './books';

const AS_IT_IS = { id: (id: string) => id, link: (href: string) => href };

test('an article is taken without controls, scripts, comments and parts of the screen', () => {
  const html =
    '<main><div data-part="copy-page">Copy</div><article class="prose"><h1>Title <code>&lt;a&gt;</code></h1>' +
    '<div data-heading="2"><h2 id="a">A</h2><a class="x" href="#a">#</a></div><!-- -->' +
    '<figure><div data-part="buttons"><div><button>Copy</button></div>x</div><pre>id="b"</pre></figure>' +
    '<div role="tablist"><button>Tab</button></div><div role="tabpanel" aria-labelledby="t">Panel</div>' +
    '<script>for(;a<b;)"<p>"</script><img src="/a.svg" loading="lazy" alt><br></article><footer>End</footer></main>';
  expect(articleOf(html, AS_IT_IS)).toEqual({
    title: 'Title <code>&lt;a&gt;</code>',
    html:
      '<h1>Title <code>&lt;a&gt;</code></h1><div data-heading="2"><h2 id="a">A</h2></div>' +
      '<figure><pre>id="b"</pre></figure><div>Panel</div><img src="/a.svg" alt><br>',
  });
  expect(() => articleOf('<main></main>', AS_IT_IS)).toThrow('Expected an article');
});

test('the title of a chapter is the first heading of its page', () => {
  const html = '<article class="prose"><h1>A</h1><h1>B</h1></article>';
  expect(articleOf(html, AS_IT_IS).title).toBe('A');
});

test('the tip of an arrow keeps its place in a drawing', () => {
  const html =
    '<article class="prose"><svg><marker id="tip"/><path marker-end="url(#tip)"/></svg></article>';
  const changes = { id: (id: string) => `p--${id}`, link: (href: string) => href };
  expect(articleOf(html, changes).html).toBe(
    '<svg><marker id="p--tip"/><path marker-end="url(#p--tip)"/></svg>',
  );
});

test('a scenario stays with its recorded run, without the button that runs it', () => {
  const html =
    '<article class="prose"><section data-part="playground"><b>Cache</b><em data-part="without-script">x</em>' +
    '<button>Run</button><div data-part="recorded">Visit 2</div></section></article>';
  expect(articleOf(html, AS_IT_IS).html).toBe(
    '<section data-part="playground"><b>Cache</b><div data-part="recorded">Visit 2</div></section>',
  );
});

test('ids and links change in tags only', () => {
  const html = '<article class="prose"><p id="a"><a href="#a">id="a" href="#a"</a></p></article>';
  const changes = { id: (id: string) => `p--${id}`, link: (href: string) => `!${href}` };
  expect(articleOf(html, changes).html).toBe('<p id="p--a"><a href="!#a">id="a" href="#a"</a></p>');
});

test.each([
  ['#options', '#api-run--options'],
  ['/base/api/', '#api'],
  ['/base/api/loader#hooks', '#api-loader--hooks'],
  ['/base/api/run?playground=cache#options', '#api-run--options'],
  ['/base/guide/concept/cache', 'https://docs.example.com/base/guide/concept/cache'],
  ['/api/loader', '/api/loader'],
  ['https://example.com/base/api/#a', 'https://example.com/base/api/#a'],
])('in the book of its section, %s leads to %s', (href, expected) => {
  const places = new Map([
    ['/api', '#api'],
    ['/api/run', '#api-run'],
    ['/api/loader', '#api-loader'],
  ]);
  const site = 'https://docs.example.com';
  const book = { route: '/api/run', basePath: '/base', site, places, between: '--' };
  expect(linkInBook(href, book)).toBe(expected);
});
