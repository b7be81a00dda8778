import { claims, prints } from './claim';
import type { Lab } from './lab';

type Bridge = 'reactBridge' | 'olderReactBridge' | 'vueBridge';

/** Calls a bridge with options, and renders what its provider gives: `bridged('vueBridge', () => options)`. */
export const bridged = (
  bridge: Bridge,
  options: string,
  dom = "document.querySelector('#container')",
) =>
  new Function(
    'lab',
    `return lab.more().then(async (more) => {
  const { h, createElement } = more;
  document.querySelector('#container').innerHTML = '<p id="root"></p>';
  const info = { appName: 'shop', dom: ${dom}, basename: '/shop', props: { user: 'ada' } };
  const { render } = await more.${bridge}(${options})(info, info.props);
  await render(info);
  await new Promise((done) => setTimeout(done, 30));
  return document.querySelector('#container').innerHTML;
});`,
  ) as (lab: Lab) => Promise<unknown>;

const VIEW = "rootComponent: () => createElement('i'), errorBoundary: () => null";
export const VUE = "rootComponent: { render: () => h('i', 'vue') }";
const FAKE = (version: string) =>
  `{ rootComponent: () => null, errorBoundary: () => null, React: { version: '${version}' } }`;

/** What pages say of the bridges. */
export const BRIDGES = claims([
  '/issues/errors',
  ...prints([
    [
      '#react-configuration Your code called reactBridge without options.',
      [
        bridged('reactBridge', ''),
        /rejects with garfish-react-bridge requires a configuration object/,
      ],
      [
        bridged('olderReactBridge', ''),
        /rejects with garfish-react-bridge requires a configuration object/,
      ],
    ],
    [
      '#react-root-component The options contain neither, often because a wrong import makes rootComponent undefined.',
      [
        bridged('reactBridge', '{ rootComponent: undefined }'),
        /must be passed opts\.rootComponent or opts\.loadRootComponent/,
      ],
      [
        bridged(
          'reactBridge',
          '{ loadRootComponent: async () => () => createElement("i"), errorBoundary: () => null }',
        ),
        /<i><\/i>/,
      ],
    ],
    [
      '#react-load-root loadRootComponent of @garfish/bridge-react threw before it returned a promise.',
      [
        bridged(
          'olderReactBridge',
          "{ React: { version: '17.0.2' }, loadRootComponent: () => { throw new Error('own'); } }",
        ),
        /error log by garfish: loadRootComponent error: Error: own/,
      ],
    ],
    [
      '#react-both-components The bridge for React 18 ignores rootComponent silently.',
      [
        bridged(
          'reactBridge',
          `{ ${VIEW}, loadRootComponent: async () => () => createElement('b') }`,
        ),
        /^resolves with <b><\/b>$/,
      ],
    ],
    [
      '#react-error-boundary errorBoundary is an element, not a function.',
      [
        bridged('reactBridge', "{ rootComponent: () => null, errorBoundary: createElement('i') }"),
        /The errorBoundary opt for garfish-react-bridge must either be omitted/,
      ],
    ],
    [
      '#react-version @garfish/bridge-react throws it for React 15 or older, and for React 19 or newer.',
      [bridged('olderReactBridge', FAKE('15.7.0')), /between v16 and v18/],
      [bridged('olderReactBridge', FAKE('19.0.0')), /between v16 and v18/],
      [bridged('olderReactBridge', FAKE('17.0.2')), /^(?!.*between v16)/s],
      [bridged('olderReactBridge', FAKE('18.2.0')), /^(?!.*between v16)/s],
    ],
    [
      '#react-v18-version @garfish/bridge-react-v18 throws it for React 17 or older.',
      [bridged('reactBridge', FAKE('17.0.2')), /higher than or equal to v18/],
      [bridged('reactBridge', FAKE('18.2.0')), /^(?!.*higher than)/s],
      [bridged('reactBridge', FAKE('19.0.0')), /^(?!.*higher than)/s],
    ],
    [
      '#react-no-boundary The root component is an arrow function, and there is no errorBoundary.',
      [
        bridged('reactBridge', "{ rootComponent: () => createElement('i') }"),
        /shop's rootComponent does not implement an error boundary/,
      ],
      [bridged('reactBridge', `{ ${VIEW} }`), /^resolves with <i><\/i>$/],
    ],
    [
      '#react-did-catch The root component is a class or a plain function without componentDidCatch, and there is no errorBoundary.',
      [
        bridged('reactBridge', "{ rootComponent: function View() { return createElement('i'); } }"),
        /shop's rootComponent should implement componentDidCatch/,
      ],
      [
        bridged(
          'reactBridge',
          "{ rootComponent: () => createElement('i'), suppressComponentDidCatchWarning: true }",
        ),
        /^resolves with <i><\/i>$/,
      ],
    ],
    [
      "#react-el The selector el matches nothing inside the app's own element.",
      [
        bridged('reactBridge', `{ ${VIEW}, el: '#none' }`),
        /el is an invalid dom element for application'shop'/,
      ],
      [
        bridged('reactBridge', `{ ${VIEW}, el: '#root' }`),
        '<p id="root"><i></i></p>'.replace(/^/, 'resolves with '),
      ],
    ],
    [
      "#hydrate-root renderType: 'hydrate' of @garfish/bridge-react-v18 passes its arguments to React in the wrong order.",
      [
        bridged('reactBridge', `{ ${VIEW}, renderType: 'hydrate' }`),
        /rejects with .*(Target container|#299|not a DOM element)/s,
      ],
    ],
    [
      '#vue-configuration Your code called vueBridge without options.',
      [
        bridged('vueBridge', ''),
        /rejects with garfish-vue-bridge: requires a configuration object/,
      ],
    ],
    [
      '#vue-el-type appOptions is an object whose el has another type. Fix: write a selector. An element passes this check but fails later',
      [bridged('vueBridge', `{ ${VUE}, appOptions: { el: 5 } }`), /Was given number/],
      [
        bridged('vueBridge', `{ ${VUE}, appOptions: { el: document.body } }`),
        /rejects with .*(?:querySelector|not a valid selector)/s,
      ],
    ],
    [
      "#vue-el The selector el matches nothing inside the app's own element.",
      [
        bridged('vueBridge', `{ ${VUE}, appOptions: { el: '#none', render: () => h('i') } }`),
        /rejects with If appOptions\.el is provided to garfish, the dom element must exist/,
      ],
      [
        bridged('vueBridge', `{ ${VUE}, appOptions: { el: '#root', render: () => h('i') } }`),
        /<p id="root"[^>]*><i><\/i><\/p>/,
      ],
    ],
    [
      '#vue-dom render received no element of this page as dom, most often because your own code called the provider to start the app standalone.',
      [
        bridged('vueBridge', `{ ${VUE} }`, 'null'),
        /Garfish runtime provides no dom attributes to mount/,
      ],
    ],
  ]),
]);
