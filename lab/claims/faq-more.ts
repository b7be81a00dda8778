import { claims } from './claim';

/** What the FAQ says of entries, libraries, titles and styles. */
export const FAQ_MORE = claims([
  '/issues/',
  [
    '#what-is-the-difference-between-an-html-entry-and-a-javascript-entry With a JavaScript entry there is only the script, so it must be a single bundle.',
    '/issues/errors#provider-is-undefined A JavaScript entry',
  ],
  [
    'Render into | an element inside dom | dom itself',
    '/api/loadApp#ishtmlmode For a JavaScript entry',
  ],
  [
    'Option el of a bridge | the selector of that element | omit it',
    '/issues/errors#react-el The selector',
  ],
  [
    '#why-is-a-library-from-a-cdn-missing-on-window A UMD library finds them and exports itself there instead of setting a property of window.',
    async ({ load }) => {
      const app = await load('cdn');
      await app.mount();
      return ['one', 'two'].map((name) => Reflect.get(app.global, name));
    },
    [undefined, 1],
    {
      files: {
        '/cdn/':
          '<script src="one.js"></script><script no-entry src="two.js"></script><script src="app.js"></script>',
        '/cdn/one.js':
          "typeof exports === 'object' ? Object.assign(exports, { one: 1 }) : (window.one = 1);",
        '/cdn/two.js':
          "typeof exports === 'object' ? Object.assign(exports, { two: 1 }) : (window.two = 1);",
        '/cdn/app.js': 'exports.provider = { render() {}, destroy() {} };',
      },
    },
  ],
  [
    '#what-do-users-see-when-a-sub-app-fails An empty container, unless you set errorLoadApp and errorMountApp in run and show a message there.',
    "/issues/errors#render-error Garfish removes the app's container",
  ],
  [
    "#whose-title-and-icon-does-the-page-show document.title of a sub-app sets the title of the page. Garfish leaves out the meta tags and icons of the sub-app's HTML.",
    async ({ ran }) => {
      const app = await ran(
        "document.title = 'Shop';",
        {},
        '<meta name="theme-color" content="red"><link rel="icon" href="icon.png">',
      );
      const left = app.htmlNode.querySelectorAll('meta, link[rel=icon]').length;
      return [document.title, left];
    },
    ['Shop', 0],
  ],
  [
    '#why-are-styles-of-styled-components-lost-after-the-second-mount Since version 1.16.0 the vm sandbox restores them, right after it has called render.',
    async ({ ran, notes }) => {
      const app = await ran(`const style = document.createElement('style');
document.head.appendChild(style);
style.sheet.insertRule('b { color: red }');
exports.provider = {
  render: () => note('render with ' + style.sheet.cssRules.length),
  destroy() {},
};`);
      app.hide();
      await app.show();
      const [style] = app.htmlNode.querySelectorAll('style');
      return [...notes, style?.sheet?.cssRules.length];
    },
    ['render with 1', 'render with 0', 1],
  ],
]);
