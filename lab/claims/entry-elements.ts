import { claims, each, ends } from './claim';

const PROVIDER = 'exports.provider = { render() {}, destroy() {} };';

const BASED = {
  '/based/': '<head><base href="/orders/"></head><img src="a.png"><script src="app.js"></script>',
  '/based/app.js': PROVIDER,
};

const URLS = {
  '/urls/': `<head><link rel="preload" href="l.css"></head>
<img src="i.png" srcset="s.png 2x"><video src="v.mp4" poster="p.png"><source src="o.mp4"></video>
<audio src="a.mp3"></audio><a href="a.html">a</a><script src="app.js"></script>`,
  '/urls/app.js': PROVIDER,
};

const LINKED = {
  '/linked/': '<link rel="stylesheet" href="a.css"><script src="app.js"></script>',
  '/linked/app.js': PROVIDER,
};

const DECLARES = (name: string) => ({
  [`/declares-${name}/`]: '<script no-entry src="lib.js"></script><script src="app.js"></script>',
  [`/declares-${name}/lib.js`]: `let ${name} = 1;`,
  [`/declares-${name}/app.js`]: PROVIDER,
});

/** What pages say of single elements of an entry. */
export const ENTRY_ELEMENTS = claims([
  '/api/registerApp#entry',
  ...each(
    async ({ mounted }, [strictIsolation, own]: [boolean, string]) => {
      document.head.insertAdjacentHTML('afterbegin', own);
      const app = await mounted('based', { sandbox: { strictIsolation } });
      const shown = document.baseURI;
      app.hide();
      return [shown, document.baseURI].map((url) => new URL(url).pathname).join();
    },
    [
      [
        'While the app is on the page, relative URLs of the host resolve against it, unless the host has its own <base>',
        [[false, ''], '/orders/,/'],
        [[false, '<base href="/own/">'], '/own/,/own/'],
      ],
      ["With strictIsolation you don't have to remove it.", [[true, ''], '/,/']],
    ],
    { files: BASED },
  ),
  [
    'Garfish does not use the element for the files of the entry.',
    async ({ mounted, requests }) => {
      await mounted('based');
      return [document.querySelector('img')?.src, requests.map(({ url }) => url)];
    },
    ['http://localhost:8091/based/a.png', ['/based/', '/based/app.js']],
    { files: BASED },
  ],
  '/api/sandbox#fixstaticresourcebaseurl',
  [
    'Other URLs, such as srcset and the URLs of requests, stay relative to the page.',
    async ({ mounted }) => {
      await mounted('urls');
      const elements = document.querySelectorAll(
        '#container :is(link, img, video, source, audio, a)',
      );
      return [...elements].map((element) =>
        ['src', 'href', 'srcset', 'poster']
          .map((name) => element.getAttribute(name)?.replace('http://localhost:8091', ''))
          .join(' ')
          .trim(),
      );
    },
    [
      '/urls/l.css',
      '/urls/i.png  s.png 2x',
      '/urls/v.mp4   p.png',
      'o.mp4',
      '/urls/a.mp3',
      'a.html',
    ],
    { files: URLS },
  ],
  '#disablelinktransformtostyle',
  ...each(
    async ({ mounted }, open: boolean) => {
      await mounted('linked', { sandbox: { open, disableLinkTransformToStyle: true } });
      return document.querySelector('link')?.href;
    },
    [
      [
        'With open: false, the browser then requests a relative href of the entry from the host.',
        [false, 'http://localhost:8080/a.css'],
        [true, 'http://localhost:8091/linked/a.css'],
      ],
    ],
    { files: LINKED },
  ),
  '/issues/errors#exports-declared',
  ...ends(
    [
      [
        'It leaves require, so put code that declares require into a function.',
        [
          async ({ mounted }) => (await mounted('declares-require')).mounted,
          "rejects with Identifier 'require' has already been declared",
        ],
        [async ({ mounted }) => (await mounted('declares-exports')).mounted, 'resolves with true'],
        [async ({ mounted }) => (await mounted('declares-module')).mounted, 'resolves with true'],
      ],
    ],
    { files: { ...DECLARES('require'), ...DECLARES('exports'), ...DECLARES('module') } },
  ),
  '/guide/concept/sandbox#what-is-not-isolated',
  ...each(
    async ({ ran }, fields: { sandbox: false | object }) => {
      const parts = document.querySelectorAll('#container').length;
      await ran("document.write('<p>all</p>')", fields).catch(() => {});
      return [parts, document.querySelectorAll('#container').length, document.body.textContent];
    },
    [
      [
        "No sandbox intercepts it. Loaders of maps and ads still call document.write, and once the host's page has loaded, the call replaces the whole document.",
        [{ sandbox: {} }, [1, 0, 'all']],
        [{ sandbox: { snapshot: true } }, [1, 0, 'all']],
        [{ sandbox: false }, [1, 0, 'all']],
      ],
    ],
  ),
  [
    'In the vm sandbox it affects that app only',
    async ({ mounted, warnings }) => {
      const { write } = document;
      await mounted('writes');
      return [warnings, document.write === write, document.querySelectorAll('#container').length];
    },
    [['<p>all</p>'], true, 1],
    {
      files: {
        '/writes/': `<script>if (window.__GARFISH__) document.write = console.warn;</script>
<script src="app.js"></script>`,
        '/writes/app.js': `document.write('<p>all</p>'); ${PROVIDER}`,
      },
    },
  ],
  '/blog/architecture#nodes-have-an-owner',
  [
    "moves a style or stylesheet for the page's head or body into the app's own",
    async ({ ran }) => {
      await ran(`const add = (parent) => parent.appendChild(document.createElement('style'));
const own = document.createElement('p');
exports.provider = {
  render({ dom }) { dom.append(own); [document.head, document.body, own].forEach(add); },
  destroy() {},
};`);
      return [...document.querySelectorAll('style')].map(
        ({ parentElement }) => parentElement?.getAttributeNames()[0] ?? parentElement?.tagName,
      );
    },
    ['__garfishmockhead__', 'elementtiming', '__garfishmockbody__'],
  ],
]);
