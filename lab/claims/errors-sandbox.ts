import { claims, each, ends, prints, shows } from './claim';

/** What `/issues/errors` says of the sandbox, and of what scripts hand over. */
export const ERRORS_SANDBOX = claims([
  '/issues/errors#globals-overwritten',
  ...prints([
    [
      '#globals-overwritten A function in sandbox.modules replaces a global that Garfish already replaces, such as localStorage.',
      [
        ({ load }) =>
          load('shop', { sandbox: { modules: [() => ({ override: { localStorage: {} } })] } }),
        /"localStorage" global variables are overwritten\./,
      ],
      [
        ({ load }) => load('shop', { sandbox: { modules: [() => ({ override: { own: {} } })] } }),
        'resolves with an object',
      ],
    ],
    [
      '#globals-overwritten Modules in run also cause it, because they are applied twice.',
      [
        ({ start, load, app }) =>
          start({
            sandbox: { modules: [() => ({ override: { own: {} } })] },
            apps: [app('shop')],
          }) && load('shop'),
        /"own" global variables are overwritten\./,
      ],
    ],
    [
      '#modules-array sandbox.modules is an object.',
      [
        ({ load }) => load('shop', { sandbox: { modules: {} as never } }),
        /"vm sandbox" modules should be an array/,
      ],
    ],
    [
      '#non-configurable A sub-app assigned a new value to a property that it, or a library in it, has defined as constant.',
      [
        ({ ran }) => ran("Object.defineProperty(window, 'fixed', { value: 1 }); window.fixed = 2;"),
        /property "fixed" is non-configurable and non-writable\./,
      ],
      [
        ({ ran }) =>
          ran(
            "Object.defineProperty(window, 'fixed', { value: 1, writable: true }); window.fixed = 2;",
          ),
        'resolves with an object',
      ],
    ],
    [
      '#protect-variable A sub-app tried to delete a variable in protectVariable. Its own window has no copy of it, so nothing is deleted.',
      [
        async ({ load, own }) => {
          const entry = own('delete window.kept;');
          const app = await load('own', { entry, protectVariable: ['kept'] });
          Reflect.set(window, 'kept', 1);
          await app.mount();
          return 'kept' in window;
        },
        /^resolves with true\n.*The "kept" is global protect variable\./,
      ],
      [
        ({ ran }) => {
          Reflect.set(window, 'kept', 1);
          return ran('delete window.kept;').then(() => 'kept' in window);
        },
        'resolves with true',
      ],
    ],
    [
      '#owner-document Code assigned node.ownerDocument, and the first app of the page in the vm sandbox has fixBaseUrl or fixOwnerDocument. Without them, the browser throws',
      [
        ({ ran }) =>
          ran('document.body.ownerDocument = document;', { sandbox: { fixBaseUrl: true } }),
        /"ownerDocument" is a read-only attribute\./,
      ],
      [
        ({ ran }) =>
          ran('document.body.ownerDocument = document;', { sandbox: { fixOwnerDocument: true } }),
        /"ownerDocument" is a read-only attribute\./,
      ],
      [
        ({ ran }) =>
          ran("'use strict'; (() => { 'use strict'; document.body.ownerDocument = document; })();"),
        /Cannot set property ownerDocument of #<Node> which has only a getter/,
      ],
    ],
    [
      "#illegal-constructor A sub-app called new History(), which browsers don't allow either.",
      [({ ran }) => ran('new History();'), /Illegal constructor/],
      [() => new History(), /Illegal constructor/],
    ],
    [
      '#reading-startswith A sub-app opened a WebSocket with a relative URL while sandbox.fixBaseUrl is true.',
      [
        ({ ran }) => ran("new WebSocket('/socket');", { sandbox: { fixBaseUrl: true } }),
        /Cannot read properties of undefined \(reading 'startsWith'\)/,
      ],
    ],
    [
      '#garfish-config The block <script type="garfish-config"> is not valid JSON',
      [
        ({ start, own }) =>
          start().loadApp('own', {
            entry: own('', '<script type="garfish-config">{ sandbox: }</script>'),
          }),
        /^rejects with Expected property name or '}' in JSON/,
      ],
      [
        ({ start, own }) =>
          start().loadApp('own', { entry: own('', '<script type="garfish-config">{}</script>') }),
        'resolves with an object',
      ],
    ],
  ]),
  ...ends([
    [
      "#reading-env The sub-app's code contains process.env, and a browser has no process. Without the vm sandbox, for example standalone, the message is process is not defined.",
      [
        ({ ran }) => Reflect.deleteProperty(window, 'process') && ran('process.env'),
        /Cannot read properties of undefined \(reading 'env'\)/,
      ],
      [
        ({ ran }) =>
          Reflect.deleteProperty(window, 'process') && ran('process.env', { sandbox: false }),
        /process is not defined/,
      ],
      [
        ({ ran }) =>
          Reflect.deleteProperty(window, 'process') &&
          ran('process.env', { sandbox: { snapshot: true } }),
        /process is not defined/,
      ],
    ],
  ]),
  ...shows([
    [
      '#render-is-required The provider has no render. Confirm as above.',
      [['exports.provider = { destroy() {} };'], /"render" is required in provider\./],
      [['exports.provider = { render: 1, destroy() {} };'], /provider\.render is not a function/],
    ],
    [
      '#destroy-is-required The provider has no destroy. Confirm as above.',
      [['exports.provider = { render() {} };'], /"destroy" is required in provider\./],
    ],
    [
      "#import-statement The vm sandbox received an ES module, such as a Vite dev server serves, which it can't run.",
      [["import './other.js'; // provider"], /Cannot use import statement outside a module/],
    ],
    [
      '#unexpected-export The cause and the fix are the same as for Cannot use import statement outside a module, but here the module exports before it imports.',
      [['export const provider = 1;'], /Unexpected token 'export'/],
    ],
  ]),
  ...each(
    async ({ ran, errors, warnings }, script: string) => {
      const app = await ran(script, { asyncProviderTimeout: 0, errorMountApp() {} }).catch(
        () => undefined,
      );
      return [
        Boolean(app?.mounted),
        /Invalid module content/.test(warnings.join() + errors.join()),
      ];
    },
    [
      [
        '#invalid-module-content There is no provider, or what provider holds or returned is neither an object nor a function.',
        ['// provider', [false, true]],
        ['exports.provider = 1;', [false, true]],
        ['exports.provider = () => 1;', [false, true]],
        ['exports.provider = () => ({ render() {}, destroy() {} });', [true, false]],
      ],
    ],
  ),
]);
