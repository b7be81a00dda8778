import type { Lab } from '../claims/lab';

/** Texts by their paths: `host.js`, and files of sub-apps such as `apps/shop/app.js`. */
export type Files = Readonly<Record<string, string>>;

/** A task as a developer gives it to an assistant, and what shows that it is done. */
export type Task = {
  /** The name of its folder. */
  id: string;
  text: string;
  start: Files;
  /** What our own answer changes. */
  solution: Files;
  /** Where the host is opened; `/` otherwise. */
  path?: string;
  /**
   * Runs in the page of the host when `host.js` has run, with what that exports, and gives what is seen. It
   * reaches the page as text, so it is a method, and uses nothing else of its file.
   */
  judge: (lab: Lab, host: never) => unknown;
  sees: unknown;
};

/** What every task begins with. */
export const PREAMBLE = `This page uses Garfish 1.19.8. Change the files of this folder, or add some.

- host.js is the only script of the host, a module. It may import garfish, react, react-dom, react-router-dom, vue
  and vue-router. Its page is http://localhost:8080/ with two empty elements: <div id="container"></div> and
  <div id="other"></div>. The server answers every path with this page. Keep what host.js exports.
- apps/<name>/ is served as it is at http://localhost:8091/<name>/, with CORS headers. There is no build step.
- The sub-apps shop, orders and sign-in work and have an HTML entry. Their files are not in this folder.
`;

/** How a host lists an app that has a route of its name. */
export const listed = (name: string, more = '') =>
  `{ name: '${name}', activeWhen: '/${name}', entry: 'http://localhost:8091/${name}/'${more} }`;

/** A host with shop and orders, further options of `run`, and further code. */
export const hostWith = (options = '', code = '') => `import Garfish from 'garfish';

Garfish.run({
  domGetter: '#container',
  apps: [
    ${listed('shop')},
    ${listed('orders')},
  ],${options && `\n  ${options}`}
});
${code && `\n${code}\n`}`;

/** A host that loads apps when its functions are called. */
export const loadingHost = (code: string) => `import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

${code}
`;

/** The files of a sub-app, whose page has a root element. */
export const subApp = (name: string, script: string, html = ''): Files => ({
  [`apps/${name}/index.html`]: `<!doctype html>
<html>
  <body>
    <div id="root"></div>${html}
    <script src="app.js"></script>
  </body>
</html>
`,
  [`apps/${name}/app.js`]: `${script}\n`,
});
