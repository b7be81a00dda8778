import { claims, ends } from './claim';

const OWN = (provider: string) => `exports.provider = ${provider};`;

/** What `/guide/demo/demo` says of the contract of a provider. */
export const DEMO = claims([
  '/guide/demo/demo#the-contract-of-a-provider',
  ...ends([
    [
      'A provider is an object with render and destroy, or a function that returns one or a promise of one.',
      ...['{ render() {}, destroy() {} }', 'PROVIDER', 'async PROVIDER'].map(
        (provider): [never, string] => [
          new Function(
            'lab',
            `return lab.ran(${JSON.stringify(
              OWN(provider.replace('PROVIDER', '() => ({ render() {}, destroy() {} })')),
            )}).then((app) => app.mounted);`,
          ) as never,
          'resolves with true',
        ],
      ),
    ],
    [
      'If render or destroy is missing, mounting fails.',
      [({ ran }) => ran('exports.provider = { render() {} };'), /"destroy" is required/],
      [({ ran }) => ran('exports.provider = { destroy() {} };'), /"render" is required/],
    ],
  ]),
  [
    'Garfish calls the function with { basename, dom, ...props } and, as a second argument, props.',
    async ({ ran, notes }) => {
      const script = `exports.provider = ({ dom, ...info }, props) => {
  note(JSON.stringify([dom.tagName, info, props]));
  return { render() {}, destroy() {} };
};`;
      await ran(script, { basename: '/own', props: { user: 'ada' } });
      return notes;
    },
    ['["DIV",{"basename":"/own","user":"ada"},{"user":"ada"}]'],
  ],
  [
    'appName | yes | yes | The name under which the host has registered the app.',
    async ({ ran, notes }) => {
      const script = `const tell = ({ dom, ...info }) => note(JSON.stringify(info));
exports.provider = { render: tell, destroy: tell };`;
      const app = await ran(script, { basename: '/own', props: { user: 'ada' }, cache: true });
      app.hide();
      await app.show();
      app.unmount();
      return notes;
    },
    [
      '{"appName":"own","basename":"/own","appRenderInfo":{"isMount":true},"props":{"user":"ada"}}',
      '{"appName":"own","appRenderInfo":{"isUnmount":false},"props":{"user":"ada"}}',
      '{"appName":"own","basename":"/own","appRenderInfo":{"isMount":false},"props":{"user":"ada"}}',
      '{"appName":"own","appRenderInfo":{"isUnmount":true},"props":{"user":"ada"}}',
    ],
  ],
  ...[
    'basename | yes | no | The base path for your router',
    'props | yes | yes | Data of the host',
    'isMount is true on a full mount and false on show(). isUnmount is true on a full unmount and false on hide()',
  ].map((says): [string, string] => [
    says,
    '/guide/demo/demo#the-contract-of-a-provider appName | yes | yes',
  ]),
  [
    "The element to render into. It is the app's body for an HTML entry, and an empty element for a JavaScript entry",
    async ({ load, notes, entry }) => {
      for (const url of [entry('rooted'), `${entry('rooted')}app.js`])
        await (await load('own', { entry: url })).mount();
      return notes;
    },
    ['true 1', 'true 0'],
    {
      files: {
        '/rooted/':
          '<!doctype html><html><body><p></p><script src="app.js"></script></body></html>',
        '/rooted/app.js': `exports.provider = {
  render({ dom }) {
    const isBody = dom.hasAttribute('__garfishmockbody__');
    window.Garfish.getGlobalObject().lab.notes.push(isBody + ' ' + dom.children.length);
  },
  destroy() {},
};`,
      },
    },
  ],
  [
    'render can run again after destroy, without the scripts running again.',
    '/guide/concept/cache#the-two-cycles On later visits',
  ],
  ['Garfish removes the container itself.', '/api/loadApp#hide Calls destroy and removes'],
  [
    'if an async render rejects, Garfish does not notice.',
    '/issues/errors#render-error Garfish does not see',
  ],
  [
    'document.querySelector may find an element of the host.',
    "/issues/nothing-renders#9-does-render-draw-into-the-right-element document.querySelector('#root')",
  ],
]);
