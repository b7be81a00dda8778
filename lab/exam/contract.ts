import { hostWith, listed, subApp, type Task } from './task';

const host = { 'host.js': hostWith().replace(listed('shop'), listed('news')) };

const provider = (render: string, destroy = "dom.querySelector('#root').textContent = '';") =>
  `exports.provider = {
  render({ dom, appName }) {
    ${render}
  },
  destroy({ dom }) {
    ${destroy}
  },
};`;

const SHOW = "dom.querySelector('#root').textContent = 'All the news';";

const LATE = (line: string) => `setTimeout(() => {
  const provider = {
    render({ dom }) {
      ${SHOW}
    },
    destroy({ dom }) {
      dom.querySelector('#root').textContent = '';
    },
  };
  ${line}
}, 100);`;

/** What a sub-app must do so that a host can mount it. */
export const CONTRACT: Task[] = [
  {
    id: 'make-a-page-a-sub-app',
    text: 'The page in apps/news is to become a sub-app at /news. When the user leaves, it must take its text away, and show it again at the next visit.',
    start: {
      ...host,
      ...subApp('news', "document.querySelector('#root').textContent = 'All the news';"),
    },
    solution: subApp('news', provider(SHOW)),
    path: '/news',
    async judge({ until, text, Garfish }) {
      await until(
        () =>
          text() === 'All the news' && Garfish.apps.news?.mounted && !Garfish.apps.news.mounting,
      );
      history.pushState(null, '', '/orders');
      await until(() => text() === 'orders at /orders');
      history.pushState(null, '', '/news');
      await until(() => text() === 'All the news');
      return true;
    },
    sees: true,
  },
  {
    id: 'renders-into-the-host',
    text: 'The host has an element #root of its own, and the news replace its title. The news must show in #container only.',
    start: {
      'host.js': `document.querySelector('#other').innerHTML = '<h1 id="root">Portal</h1>';
document.body.prepend(document.querySelector('#other'));
${hostWith().replace(listed('shop'), listed('news'))}`,
      ...subApp('news', provider(SHOW).replaceAll('dom.', 'document.')),
    },
    solution: subApp('news', provider(SHOW)),
    path: '/news',
    async judge({ until, text, settle }) {
      await until(() => text() === 'All the news');
      await settle();
      return text('#other');
    },
    sees: 'Portal',
  },
  {
    id: 'second-visit-is-empty',
    text: 'The first visit of /news is fine. At the second visit the page stays empty.',
    start: {
      ...host,
      ...subApp(
        'news',
        `const root = document.createElement('p');
root.textContent = 'All the news';
document.querySelector('#root').append(root);

exports.provider = {
  render() {},
  destroy() {
    root.remove();
  },
};`,
      ),
    },
    solution: subApp('news', provider(SHOW)),
    path: '/news',
    async judge({ until, text, Garfish }) {
      await until(
        () =>
          text() === 'All the news' && Garfish.apps.news?.mounted && !Garfish.apps.news.mounting,
      );
      history.pushState(null, '', '/orders');
      await until(() => text() === 'orders at /orders');
      history.pushState(null, '', '/news');
      await until(() => text() === 'All the news');
      return text();
    },
    sees: 'All the news',
  },
  {
    id: 'javascript-entry',
    text: "The host loads the news by their script, without HTML. Mounting fails, since `dom.querySelector('#root')` is null.",
    start: {
      'host.js': hostWith().replace(
        listed('shop'),
        listed('news').replace("news/'", "news/app.js'"),
      ),
      ...subApp('news', provider(SHOW)),
    },
    solution: subApp('news', provider(SHOW).replaceAll("dom.querySelector('#root')", 'dom')),
    path: '/news',
    async judge({ until, text }) {
      await until(() => text() === 'All the news');
      history.pushState(null, '', '/orders');
      await until(() => text() === 'orders at /orders');
      return true;
    },
    sees: true,
  },
  {
    id: 'late-provider',
    text: 'The news know their provider only after a request. Mounting fails with `"provider" is "undefined".`',
    start: { ...host, ...subApp('news', LATE('__GARFISH_EXPORTS__.provider = provider;')) },
    solution: subApp('news', LATE('__GARFISH_EXPORTS__.registerProvider(provider);')),
    path: '/news',
    async judge({ until, text }) {
      await until(() => text() === 'All the news');
      return text();
    },
    sees: 'All the news',
  },
  {
    id: 'library-of-a-second-script',
    text: 'The page of the news loads format.js, a UMD library, before its own script. In Garfish `window.format` is undefined.',
    start: {
      ...host,
      ...subApp(
        'news',
        provider("dom.querySelector('#root').textContent = window.format('All the news');"),
        '\n    <script src="format.js"></script>',
      ),
      'apps/news/format.js': `(function (root, factory) {
  if (typeof exports === 'object' && typeof module === 'object') module.exports = factory();
  else root.format = factory();
})(window, () => (text) => text.toUpperCase());
`,
    },
    solution: subApp(
      'news',
      provider("dom.querySelector('#root').textContent = window.format('All the news');"),
      '\n    <script no-entry src="format.js"></script>',
    ),
    path: '/news',
    async judge({ until, text }) {
      await until(text);
      return text();
    },
    sees: 'ALL THE NEWS',
  },
];
