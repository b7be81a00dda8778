import { claims } from './claim';

/** What the pages of routing and of the sandbox say that claims of other pages show. */
export const ROUTING_AND_SANDBOX = claims([
  '/guide/concept/router',
  [
    'At /demo/shop/cart the app shop is mounted.',
    '/guide/concept/router#the-basename-of-a-sub-app /demo | /shop',
  ],
  [
    'The host owns the first part of the path, /demo/shop, and the sub-app owns the rest, /cart.',
    '/guide/concept/router#the-basename-of-a-sub-app /demo | /shop',
  ],
  '#what-is-matched',
  ["A rule of '/' matches every path.", "/api/registerApp#activewhen-as-text '/' | any"],
  [
    'Garfish checks the rules for the first time when you call run.',
    '/api/run#what-happens loads and mounts',
  ],
  [
    'The host must use history mode, because Garfish compares only the path, and passes a part of it to the sub-app as its base path.',
    '/guide/concept/router#what-is-matched Garfish compares only the path',
  ],
  '#the-basename-of-a-sub-app',
  [
    'So Garfish passes a basename to the provider',
    '/guide/concept/router#the-basename-of-a-sub-app /demo | /shop',
  ],
  [
    'In the example above, shop gets /demo/shop, so its route /cart is at /demo/shop/cart.',
    '/guide/concept/router#the-basename-of-a-sub-app /demo | /shop',
  ],
  [
    "Garfish builds the value from the app's own basename, or the host's if the app has none, followed by activeWhen.",
    '/api/registerApp#basename The base path',
  ],
  ['/ | /shop | /shop/cart | /shop', "/api/run#basename Default: '/'"],
  '#what-happens-on-a-change',
  [
    'Apps that no longer match are removed.',
    '/api/#state-of-the-instance The apps that the router',
  ],
  [
    'onNotMatchRouter is called if no app is active.',
    '/api/run#onnotmatchrouter Garfish calls this function',
  ],
  [
    'A guard in beforeEach can stop these steps.',
    '/api/router#guards-beforeeach-aftereach-and-routerchange If you never',
  ],
  '#how-open-apps-are-refreshed',
  [
    'A router inside an app does not notice a pushState that another app calls, because the browser dispatches no event for it. Garfish makes other routers notice by dispatching the synthetic popstate event of step 3.',
    '/guide/concept/router#how-open-apps-are-refreshed its garfish property',
  ],
  [
    'Then a link in one app no longer updates the others.',
    '/guide/concept/router#how-open-apps-are-refreshed If you set',
  ],
  '#your-own-mounting',
  [
    'An app in apps may have the functions active and deactive. If you set them, the router calls them instead of loading, mounting and hiding the app.',
    '/api/registerApp#active When the route matches',
  ],
  '#pitfalls',
  [
    'An app that you register after run does not match.',
    '/api/run#basename Apps that you register',
  ],
  [
    'The URL is right, but the page shows another app or none.',
    '/api/router#async-guards-and-quick-navigations the page can end up',
  ],
  ["A rule of '/' matches every path.", "/api/registerApp#activewhen-as-text '/' | any"],
  [
    'After Back, a Vue host shows the wrong page.',
    '/guide/tasks/host-with-router#a-host-with-vue-router At the next',
  ],

  '/guide/concept/sandbox',
  ['by default every sub-app gets its own window.', '/api/run#sandbox Default: the vm sandbox'],
  '#which-mode',
  [
    "is a usual build of webpack or Rspack, or a Vite build with format: 'iife' | nothing | The vm sandbox, in which each app has its own window, and several apps can run at the same time",
    '/guide/concept/sandbox#what-the-vm-sandbox-isolates In the console',
  ],
  [
    'comes from a Vite dev server, or consists of native ES modules | sandbox: false | No sandbox, so the app runs like any other script of the page',
    '/api/sandbox#open false turns',
  ],
  [
    'has a payment widget, a map or an SDK that fails in the sandbox | excludeAssetFilter | The vm sandbox, without that script',
    '/api/sandbox#excludeassetfilter Runs a script',
  ],
  [
    'has CSS that reaches the host, or the other way round | strictIsolation: true | The vm sandbox, in a shadow root',
    '/guide/concept/sandbox#keeping-styles-apart Garfish then mounts',
  ],
  '#what-the-vm-sandbox-isolates',
  [
    "The host's variables do not change.",
    '/guide/concept/sandbox#what-the-vm-sandbox-isolates In the console',
  ],
  [
    'Everything the script writes stays in the proxy. When the proxy does not have a name, the script reads it from the real window.',
    '/guide/concept/sandbox#what-the-vm-sandbox-isolates Everything that a script',
  ],
  [
    'Each key that you write with setItem gets the prefix __Garfish__<app name>__.',
    '/guide/tasks/sign-in#pass-the-token-on localStorage.token',
  ],
  [
    'With an explicit cache: false, the sandbox clears timers, requests, sockets, mutation observers and most window listeners when the app unmounts. It does not clear listeners on document, listeners with capture, or other observers.',
    '/guide/concept/cache#side-effects asynchronous XMLHttpRequest',
  ],
  '#what-an-app-sees-of-the-host',
  [
    "assigns a new value to an existing global: window.theme = 'blue' | No. The app keeps the value of the copy",
    '/api/getGlobal#the-real-window-in-a-sub-app if the host assigns',
  ],
  [
    'assigns to a global that a classic script declared with var or function | Yes. Such a global is not copied but read from the host',
    '/api/getGlobal#the-real-window-in-a-sub-app names that the host declares',
  ],
  [
    'The app, in turn, changes an object of the host if it writes to a property of that object.',
    '/guide/concept/sandbox#what-an-app-sees-of-the-host changes a property',
  ],
  [
    "a variable that is always the host's, for reading and writing | protectVariable",
    '/api/run#protectvariable is the same',
  ],
  [
    'a variable of the host that the app does not see | insulationVariable',
    '/api/run#insulationvariable is undefined',
  ],
  ['the real window | getGlobalObject', '/api/getGlobal#signature vm | The real'],
  [
    "with protectVariable: ['theme'] the script above changes the theme of the whole page, and the app sees each later change of the host.",
    '/api/run#protectvariable is the same',
  ],
  '#what-is-not-isolated',
  [
    'CSS | The rules of an app apply to the whole page, see below',
    '/guide/concept/sandbox#keeping-styles-apart A sandbox does not isolate',
  ],
  '#modules',
  [
    'If you set them in run, Garfish merges the list with itself while it loads an app. It then calls each function and its recover more than once for one sandbox.',
    '/api/sandbox#modules If you set modules in run',
  ],
  [
    'In development, Garfish then also warns that the global is overwritten.',
    '/issues/errors#globals-overwritten Modules in run also cause',
  ],
  '#in-short',
  [
    "The vm sandbox is on by default. It keeps variables, storage keys and added scripts inside the app, and lets the app read the host's globals.",
    '/guide/concept/sandbox#what-the-vm-sandbox-isolates Everything that a script',
  ],
  [
    'CSS, cookies, document.title, the URL and nodes in body are shared in every mode.',
    '/guide/concept/sandbox#what-is-not-isolated document.title, cookies',
  ],
  [
    'strictIsolation isolates CSS and gives the app its own body.',
    '/guide/concept/sandbox#keeping-styles-apart Garfish then mounts',
  ],
]);
