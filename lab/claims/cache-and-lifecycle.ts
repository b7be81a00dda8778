import { claims } from './claim';

/** What the pages of concepts say that claims of other pages show. */
export const CACHE_AND_LIFECYCLE = claims([
  '/guide/concept/cache',
  [
    'By default, Garfish caches each sub-app that the router mounts. When the user leaves, the app is hidden, and its JavaScript state stays in memory.',
    '/guide/concept/cache#the-two-cycles The cached app',
  ],
  [
    'A cached app opens faster, because its scripts do not run again.',
    '/guide/concept/cache#the-two-cycles The cached app',
  ],
  [
    'the router, for an app with activeWhen | true',
    '/guide/concept/cache#the-two-cycles The cached app',
  ],
  '#the-two-cycles',
  [
    'Garfish calls render and destroy on every visit in both cases.',
    '/guide/concept/cache#the-two-cycles First visit | mount()',
  ],
  [
    'Variables of modules, stores | keep their values | are created again',
    '/guide/concept/cache#the-two-cycles The cached app',
  ],
  [
    'On the first visit, Garfish fetches the entry, parses the HTML, creates the DOM, applies styles, runs the scripts and reads the provider.',
    '/guide/concept/lifecycle#loading-and-mounting 2 | – | Garfish fetches',
  ],
  [
    'So render must create the view again, and destroy must remove it',
    '/guide/concept/cache#the-two-cycles On later visits',
  ],
  '#side-effects',
  [
    'A cached app that is hidden still runs, so its timers fire and its listeners are called.',
    '/guide/concept/cache#side-effects setTimeout, setInterval',
  ],
  [
    'cache: false does not clear everything It does not remove the listener on document in the example, so you need removeEventListener in any case.',
    '/guide/concept/cache#side-effects listeners on document',
  ],
  '#which-one-to-choose',
  [
    'must start fresh on each visit | cache: false',
    '/guide/concept/cache#the-two-cycles The cached app',
  ],
  [
    'leaves timers or window listeners behind that you cannot stop | cache: false',
    '/guide/concept/cache#side-effects setTimeout, setInterval',
  ],
  [
    'leaves document listeners or other observers behind | either. Remove them in destroy, because neither value does it for you',
    '/guide/concept/cache#side-effects listeners on document',
  ],
  '#how-cached-apps-are-stored',
  [
    'Cached apps are in Garfish.cacheApps, keyed by name.',
    '/api/#state-of-the-instance The apps that the router',
  ],
  '#in-short',
  [
    'The router caches apps by default, so scripts run once, and render and destroy run on each visit.',
    '/guide/concept/cache#the-two-cycles First visit | mount()',
  ],
  [
    'cache: false clears some of them, but only in the vm sandbox.',
    '/guide/concept/cache#side-effects With sandbox: false',
  ],
  [
    'cache: false starts an app fresh on each visit.',
    '/guide/concept/cache#the-two-cycles The cached app',
  ],

  '/guide/concept/lifecycle',
  [
    "It calls the provider's render and destroy, and fires hooks around them.",
    '/api/hooks#in-which-order-hooks-fire beforeMount, then',
  ],
  '#the-difference-between-hide-and-unmount',
  [
    "mount() runs the app's scripts and renders it. unmount() removes it and discards its state. show() renders a hidden app without running its scripts again. hide() removes it and keeps its state.",
    '/api/loadApp#the-app-object hide() and unmount()',
  ],
  [
    "The router chooses by the app's cache option.",
    '/guide/concept/cache#the-two-cycles First visit | mount()',
  ],
  '#leaving-and-returning',
  [
    '1 | beforeUnmount fires | beforeUnmount fires | beforeMount fires | | 2 | Garfish calls destroy | Garfish calls destroy | the app joins activeApps',
    '/api/hooks#in-which-order-hooks-fire show() | beforeMount',
  ],
  [
    '5 | afterUnmount fires, the vm sandbox is reset | afterUnmount fires | afterMount fires',
    '/api/hooks#in-which-order-hooks-fire show() | beforeMount',
  ],
  [
    'Hooks receive cacheMode as their third argument. It is true if the app is only shown or hidden.',
    '/api/hooks#arguments true in show()',
  ],
  [
    'Garfish does not wait for these hooks, even if they return a promise.',
    '/api/hooks#arguments Garfish waits for a promise',
  ],
  [
    'The provider gets the same information in appRenderInfo:',
    '/guide/concept/lifecycle#leaving-and-returning isMount is false',
  ],
  '#return-values-and-errors',
  [
    'show() | Promise<boolean> | the app has not been mounted, or it is already shown',
    '/api/loadApp#show It resolves with false',
  ],
  ['hide() | boolean | the app is not shown', '/api/loadApp#hide It returns false'],
  '#mount-rejects',
  [
    'If render or a script without async throws, mount() rejects.',
    '/api/loadApp#what-mount-show-hide-and-unmount-throw By default',
  ],
  [
    'Garfish then calls your function, and mount() resolves with false instead.',
    '/api/hooks#errors-end-where-you-catch-them errorMountApp is called, and mount() resolves with false',
  ],
  [
    'By default, unmount() throws when destroy throws. The container is then gone, but mounted and display stay true.',
    "/api/hooks#errorunmountapp Don't use that App again, because its",
  ],
  [
    'If destroy throws during hide(), or render during show(), the error goes to the caller of that method.',
    '/api/hooks#errors-end-where-you-catch-them destroy throws in hide()',
  ],
  '#a-mount-is-stopped',
  [
    'If you call unmount() or hide() while an app is mounting, the mount stops.',
    '/guide/concept/lifecycle#a-mount-is-stopped mount() resolves',
  ],
  [
    'The app stays in activeApps, although nothing of it is on the page.',
    '/issues/errors#rendering-blocked that the app is still listed',
  ],
  '#in-short',
  [
    "mount() runs the scripts and calls render. hide() and show() keep the app's state, and unmount() discards it.",
    '/api/loadApp#the-app-object hide() and unmount()',
  ],
  [
    'Garfish awaits the provider function and the hooks beforeLoad and afterLoad. It awaits no other hook, and neither render nor destroy.',
    '/api/hooks#arguments Garfish waits for a promise',
  ],
]);
