import { bridged, VUE } from './bridges';
import { claims, prints } from './claim';

/** What the page of bridges says. */
export const BRIDGE_OPTIONS = claims([
  '/guide/concept/bridge',
  ...prints([
    [
      '#react-options loadRootComponent | A function that returns a promise of the root component. If you pass both, the bridge uses this one, and bridge-react warns',
      [
        bridged(
          'olderReactBridge',
          "{ React: { version: '17.0.2' }, rootComponent: () => null, loadRootComponent: () => { throw 'own'; } }",
        ),
        /`RootComponent` will be ignored for the reason you have passed both/,
      ],
    ],
    [
      '#vue-3-el With rootComponent alone, Vue mounts into dom. With an HTML entry, dom holds the whole body of your page, and Vue removes all of it first.',
      [bridged('vueBridge', `{ ${VUE} }`), /^resolves with <i>vue<\/i>/],
    ],
    [
      '#pitfalls appOptions has no render, and the bridge ignores rootComponent if you pass appOptions.',
      [bridged('vueBridge', `{ ${VUE}, appOptions: {} }`), /^(?!.*<i>vue)/s],
    ],
    [
      "#vue-options appOptions.data | Has no effect, because the bridge replaces it with the app's info | The same",
      [
        bridged(
          'vueBridge',
          "{ rootComponent: {}, appOptions: { data: () => ({ mine: 1 }), render() { return h('i', [this.mine, this.appName].join()); } } }",
        ),
        /^resolves with <i>,shop<\/i>/,
      ],
    ],
    [
      'handleInstance | (instance, info). The bridge calls it after the app has rendered | (app, info). The bridge calls it before the app mounts, so you can install the router and provide values',
      [
        bridged(
          'vueBridge',
          "{ rootComponent: { inject: ['garfish'], render() { return h('i', this.garfish); } }, handleInstance: (app, info) => app.provide('garfish', info.basename) }",
        ),
        /^resolves with <i>\/shop<\/i>/,
      ],
    ],
    [
      "#vue-3-info With rootComponent alone, the bridge doesn't pass the app's info to your component.",
      [
        bridged(
          'vueBridge',
          "{ rootComponent: { render() { return h('i', String(this.basename) + Object.keys(this.$attrs)); } } }",
        ),
        /resolves with <i>undefined<\/i>/,
      ],
    ],
    [
      '#react-options the root component | the properties appName, dom, basename, appRenderInfo and props | | loadRootComponent | { basename, dom, ...props, props }. Your props arrive twice, spread and under props. There is no appName',
      [
        bridged(
          'reactBridge',
          "{ rootComponent: (all) => createElement('i', null, Object.keys(all).join()), errorBoundary: () => null }",
        ),
        'resolves with <i>appName,dom,basename,props</i>',
      ],
    ],
    [
      'errorBoundary | (error, props) => element, a function that returns what to render instead of an app that has failed.',
      [
        bridged(
          'reactBridge',
          "{ rootComponent: () => { throw new Error('broken'); }, errorBoundary: (error, props) => createElement('i', null, error.message + props.basename) }",
        ),
        /<i>broken\/shop<\/i>/,
      ],
    ],
  ]),
  [
    '#react-options errorBoundary | the error, and the properties of the root component.',
    '/guide/concept/bridge#react-options errorBoundary | (error, props)',
  ],
  [
    '#react-options suppressComponentDidCatchWarning | true turns off the warning about a missing error boundary',
    '/issues/errors#react-did-catch The root component',
  ],
  [
    "renderType | Leave it out. In bridge-react-v18, 'hydrate' fails, and other values change nothing",
    '/issues/errors#hydrate-root renderType',
  ],
  [
    'el | A selector inside dom, where the bridge renders. If nothing matches, mounting fails. Omit el for a JavaScript entry, so that the bridge renders into dom itself',
    '/issues/errors#react-el The selector',
  ],
  [
    "#vue-options Don't pass an element as appOptions.el. It passes the bridge's check, but mounting fails later.",
    '/issues/errors#vue-el-type appOptions is',
  ],
  [
    '#pitfalls A Vue provider throws an error about no dom attributes. Its render was called without an element, for example outside Garfish.',
    '/issues/errors#vue-dom render received',
  ],
  [
    "#vue-3-info Any component can then call inject('garfish') and read basename and props.",
    '/guide/concept/bridge#vue-options handleInstance',
  ],
  [
    '#packages With an unsupported version of React, the bridge throws an error.',
    '/issues/errors#react-version @garfish',
  ],
  [
    '@garfish/bridge-react-v18 | reactBridge | React 18, with createRoot. Its check accepts later versions',
    '/issues/errors#react-v18-version @garfish',
  ],
  [
    '#when-to-use-a-bridge The bridge also registers this provider itself. Inside Garfish it calls __GARFISH_EXPORTS__.registerProvider, or sets __GARFISH_EXPORTS__.provider.',
    async ({ more, notes }) => {
      const { vueBridge, reactBridge } = await more();
      const exported: Record<string, unknown> = {};
      Object.assign(window, { __GARFISH_EXPORTS__: exported });
      vueBridge({ rootComponent: {} } as never);
      exported.registerProvider = (provider: unknown) => void notes.push(typeof provider);
      reactBridge({ rootComponent: () => null } as never);
      return [typeof exported.provider, notes];
    },
    ['function', ['function']],
  ],
]);
