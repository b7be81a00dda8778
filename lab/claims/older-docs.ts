import { claims } from './claim';

/** What `/guide/advance/older-docs` says of version 1.19.8: mostly what other pages say in full. */
export const OLDER_DOCS = claims([
  '/guide/advance/older-docs',
  ['#starting-the-host That call registers no app', '/api/run#signature so Garfish.run'],
  [
    'The default is a detached div, so nothing renders, and there is no error',
    '/api/run#domgetter Default: a function',
  ],
  [
    'The method is setGlobalValue, and the other three exist',
    '/api/setGlobal#signature There is no setGlobalObject.',
  ],
  [
    'An app without entry cannot be registered',
    '/api/registerApp#return-value-and-errors It throws <name> application',
  ],
  [
    '#registering-and-matching If a name is registered twice, the later entry wins | The later entry is ignored',
    '/api/registerApp#return-value-and-errors Garfish ignores the entry',
  ],
  [
    'The path matches, because a path without the basename is compared unchanged',
    '/api/registerApp#activewhen-as-text In the second',
  ],
  [
    'the app gets the longest matching prefix as its basename | The app gets the shortest',
    '/api/registerApp#activewhen-as-a-function So test only',
  ],
  [
    'noCheckProvider is true by default | The default is false, so the provider is checked',
    '/api/registerApp#nocheckprovider Default: false',
  ],
  [
    '#loading-and-caching The default is true for routed apps only. loadApp caches nothing without cache: true',
    '/api/registerApp#cache true for routed apps',
  ],
  ['It also works with entry among its options', '/api/loadApp#signature If you pass entry'],
  [
    'The options replace its fields. Only props are merged',
    '/api/loadApp#signature replaces the registered',
  ],
  ['The App keeps the options of its first load', '/api/loadApp#caching The same App as before'],
  ['display is true while the app is on the page', '/api/loadApp#display Whether'],
  ['The options are in app.appInfo', '/api/loadApp#appinfo The merged options'],
  [
    '#lifecycle-and-hooks It fires first, before any script runs',
    '/api/hooks#beforemount Fires first',
  ],
  [
    'The app is added to activeApps after the scripts have run | It is added before any script runs',
    '/guide/concept/lifecycle#loading-and-mounting Right after this hook',
  ],
  [
    'They fire beforeMount, afterMount, beforeUnmount and afterUnmount with cacheMode set to true',
    '/api/hooks#arguments true in show() and hide()',
  ],
  [
    'Garfish clears them only with an explicit cache: false',
    '/guide/tasks/upgrade#what-changed-behaviour The sandbox clears',
  ],
  [
    'After unmount() the vm sandbox tries to remove them; after hide() they stay',
    '/guide/concept/sandbox#what-is-not-isolated They are added',
  ],
  [
    'onNotMatchRouter is a hook of plugins | It is an option of run',
    '/api/run#onnotmatchrouter A plugin',
  ],
  [
    'beforeBootstrap fires before Garfish has the options | The options are merged by then',
    '/api/hooks#beforebootstrap Fires with the merged',
  ],
  [
    'It fires for unmount() only, with the error and the appInfo',
    '/api/hooks#errors-end-where-you-catch-them destroy throws in hide()',
  ],
  [
    'It receives an object of the new apps by their names',
    '/api/hooks#registerapp Fires after each',
  ],
  [
    '#routing href is the absolute URL',
    '/api/router#guards-beforeeach-aftereach-and-routerchange fullPath | string',
  ],
  [
    'They are two setters with different arguments',
    '/api/router#guards-beforeeach-aftereach-and-routerchange which is location.pathname',
  ],
  [
    '#sandbox The app runs without a sandbox, and Garfish warns',
    '/guide/tasks/browser-support#what-each-feature-needs the vm sandbox',
  ],
  ['The shadow root is open', '/api/sandbox#strictisolation Mounts the app'],
  [
    "They go to the host's. Only the URLs of static resources are rewritten",
    '/issues/#why-do-relative-requests-go-to-the-host Garfish rewrites only',
  ],
  [
    'The prefix is __Garfish__<app>__',
    '/guide/quick-start/env#names-that-garfish-keeps-for-itself Keys that begin',
  ],
  [
    '#loader An entry needs text/html, or loading fails',
    '/api/loader#fetch such as application/json',
  ],
  [
    '#sharing-between-apps It assigns undefined, or the value that you pass',
    '/api/clearEscapeEffect#signature exists',
  ],
  [
    '#providers-bridges-and-web-components Garfish does not read it.',
    '/issues/#how-do-i-use-a-sub-app-of-es-modules In all three',
  ],
  [
    'errorBoundary receives a component stack | Its second argument is the props',
    '/guide/concept/bridge#react-options errorBoundary | the error',
  ],
  [
    '#build-and-hot-updates Since 1.16.0 the vm sandbox restores the rules',
    '/issues/#why-are-styles-of-styled-components-lost-after-the-second-mount Since version',
  ],
]);
