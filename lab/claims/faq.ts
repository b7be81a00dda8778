import { claims } from './claim';

/** What the FAQ says that claims of other pages show. */
export const FAQ = claims([
  '/issues/nothing-renders#does-the-host-start-garfish',
  [
    'Garfish.run({ config: { apps } }) registers nothing.',
    '/api/run#signature so Garfish.run({ config })',
  ],
  [
    'In that case Garfish watches no routes, and a failed loadApp resolves with null without an error.',
    '/api/loadApp#when-it-resolves-with-null-and-when-it-rejects The entry could not be loaded, before',
  ],
  '#2-does-the-address-match-the-route',
  [
    "An app with activeWhen: '/orders' mounts at /orders and below it, after the host's basename.",
    "/api/registerApp#activewhen-as-text '/vue-app' | '/demo'",
  ],
  [
    "The app was registered after run, so it does not inherit the host's basename.",
    '/api/run#basename Apps that you register',
  ],
  [
    'The route differs from the URL only in the query or the hash, which Garfish does not compare.',
    '/guide/concept/router#what-is-matched Garfish compares only',
  ],
  [
    'A beforeEach guard does not call next(), which keeps Garfish from mounting.',
    '/api/router#guards-beforeeach-aftereach-and-routerchange If you never call',
  ],
  [
    'Two navigations ran in one task, or during an asynchronous beforeEach. The URL is right, but the page shows another app or none',
    '/api/router#async-guards-and-quick-navigations a user who',
  ],
  '#does-the-server-answer',
  [
    'After the fix, reload the page, because Garfish caches the failure.',
    '/issues/errors#load-failed-with-status The loader caches',
  ],
  '#is-the-mount-node-there',
  [
    'If you have not set domGetter at all, nothing shows and nothing is reported.',
    '/issues/errors#invalid-domgetter If domGetter is set nowhere',
  ],
  '#do-the-scripts-of-the-sub-app-run',
  [
    'A script that is answered with an HTML page is skipped as well, and is not even red.',
    '/api/loader#what-is-requested-and-how If the URL of a script',
  ],
  ["The vm sandbox can't run them.", '/issues/errors#import-statement The vm sandbox received'],
  [
    "because in production Garfish does not report a script that can't be fetched.",
    '/api/hooks#errors-end-where-you-catch-them A script, stylesheet or remote module',
  ],
  '/issues/#why-do-relative-requests-go-to-the-host',
  [
    "The sub-app runs on the host's page, so fetch('/api/user') goes to the host's origin.",
    '/api/sandbox#fixbaseurl Sends requests',
  ],
  [
    'Garfish rewrites only the URLs of static resources.',
    '/guide/concept/buildConfig#relative-urls a string passed to fetch',
  ],
  '#why-do-pictures-or-chunks-answer-with-404',
  [
    'elements that React creates, unless you set fixOwnerDocument',
    '/guide/concept/buildConfig#relative-urls src and href of elements',
  ],
  [
    'srcset, poster and the style attribute of an element',
    '/guide/concept/buildConfig#relative-urls srcset, poster',
  ],
  [
    'You always see it for a relative image in an HTML entry, because the browser requests the image while Garfish parses the HTML.',
    '/guide/concept/buildConfig#relative-urls the browser also requests',
  ],
  '#why-is-a-sub-app-white-until-a-reload',
  [
    'Two navigations followed each other, for example a link and a redirect.',
    '/api/router#async-guards-and-quick-navigations the page can end up',
  ],
  '#why-is-there-only-history-mode',
  [
    "Garfish decides by the path which app is active, and a hash can't be the base path of a sub-app.",
    '/guide/concept/router#what-is-matched Garfish compares only the path',
  ],
  '#what-is-basename-for',
  [
    'Garfish removes it before it compares activeWhen (a path without it is compared unchanged), and passes the sub-app a basename made of both parts.',
    '/guide/concept/router#the-basename-of-a-sub-app /demo | /shop',
  ],
  '#why-does-a-request-keep-failing-after-the-fix',
  [
    'The loader caches a failed request for that app and URL until the page is reloaded. Neither a second loadApp nor Garfish.loader.clear helps, so reload the page.',
    '/issues/errors#load-failed-with-status The loader caches',
  ],
  [
    'A loader plugin can retry a request before it counts as failed.',
    '/guide/API/loadApp#retry-after-a-network-failure The loader can',
  ],
  '#which-cookies-are-sent-with-requests',
  [
    'document.cookie belongs to the page, so sub-apps share it with the host.',
    '/guide/concept/sandbox#what-is-not-isolated document.title, cookies',
  ],
  [
    "Garfish fetches the files of a sub-app with credentials: 'same-origin', so a server on another origin receives no cookies.",
    '/api/loader#what-is-requested-and-how Garfish sends requests',
  ],
  '#how-does-a-sub-app-know-that-it-runs-in-garfish',
  ['window.__GARFISH__ is true.', '/guide/quick-start/start#hello-app In a host'],
  '#how-do-i-use-a-sub-app-of-es-modules',
  [
    'If the file contains an import statement, it fails with Cannot use import statement outside a module',
    '/issues/errors#import-statement The vm sandbox received',
  ],
  '#why-does-an-undeclared-name-give-undefined-and-no-error',
  [
    'The vm sandbox runs scripts inside with (window) { … }, and its window claims to have every name. So an undeclared name is undefined instead of throwing a ReferenceError.',
    '/guide/concept/sandbox#details In the vm sandbox, an undeclared',
  ],
  '#why-does-a-worker-fail-in-a-sub-app',
  [
    'so the request goes to the host, and a browser refuses a worker from another origin.',
    '/guide/tasks/workers-and-editors# so new Worker',
  ],
  '#what-does-no-entry-do',
  [
    "The attribute keeps exports and module from a script, so Garfish looks for no provider in it, and its own variables of these names don't collide.",
    '/guide/concept/buildConfig#scripts-that-must-not-see-exports so that Garfish',
  ],
  [
    'has no effect on a script with async.',
    '/guide/concept/buildConfig#scripts-that-must-not-see-exports The attribute',
  ],
  '#how-does-a-sub-app-reach-the-hosts-localstorage',
  [
    "In the vm sandbox, localStorage and sessionStorage of a sub-app write to the storage of the host's origin. Garfish puts the prefix __Garfish__<app name>__ before each key.",
    '/guide/tasks/sign-in#pass-the-token-on localStorage.token',
  ],
  [
    'In development, Garfish warns that "localStorage" global variables are overwritten. That is intended here.',
    '/issues/errors#globals-overwritten A function in',
  ],
  '#why-do-timers-and-listeners-go-on',
  [
    'Garfish records timers and listeners only for an app with an explicit cache: false, and clears them on unmount.',
    '/api/loadApp#caching An explicit cache: false',
  ],
  [
    'Even that does not remove everything, for example listeners added with document.addEventListener.',
    '/guide/concept/cache#side-effects listeners on document',
  ],
  '#why-do-nodes-that-were-added-to-body-stay',
  [
    'hide leaves the nodes in place, because the app may be shown again. On unmount, the vm sandbox tries to remove the nodes that the app has added',
    '/guide/concept/sandbox#what-is-not-isolated They are added',
  ],
  '#why-does-the-second-visit-fail-or-show-nothing',
  [
    'The router caches apps by default, so the scripts run once, and Garfish calls render on each visit.',
    '/guide/concept/cache#the-two-cycles On later visits',
  ],
  [
    'Variables outside render keep their values from the last visit.',
    '/guide/concept/cache#the-two-cycles The cached app',
  ],
  '#why-does-an-app-that-was-left-still-redirect-the-page',
  [
    'Vue Router 4 keeps listening even after that, so also destroy its history.',
    '/guide/demo/vue#routes the leftover listener',
  ],
  '#how-do-i-move-a-large-app-step-by-step',
  [
    "so that the host's router does not show a not-found page.",
    '/guide/tasks/host-with-router#why-these-three-things Without',
  ],
  '#how-do-i-pass-a-token-or-the-user-to-sub-apps-or-change-props-later',
  [
    'props do not change while an app is open, and show() takes none',
    '/guide/tasks/sign-in#pass-the-token-on A cached sub-app',
  ],
  '#why-should-activewhen-not-be-',
  [
    "Garfish compares a string with the beginning of the path, so '/' matches every path and the app is always active.",
    "/api/registerApp#activewhen-as-text '/' | any",
  ],
  '#why-is-a-library-from-a-cdn-missing-on-window',
  [
    'Garfish gives each script of a sub-app the variables exports, module and require.',
    '/api/hooks#arguments code, url',
  ],
  '/issues/nothing-renders#2-does-the-address-match-the-route',
  [
    'An app without activeWhen never mounts by itself, so call loadApp for it.',
    '/api/registerApp#activewhen Decides when',
  ],
  [
    "The route is '/'. It matches every path, so two apps are active at once.",
    "/api/registerApp#activewhen-as-text '/' | any",
  ],
  '#does-garfish-get-the-provider',
  [
    'After 2 seconds without one, mounting fails with "provider" is "undefined".',
    '/issues/errors#provider-is-undefined The scripts of the sub-app',
  ],
  '#still-nothing',
  [
    'If you have set an error hook such as errorLoadApp, Garfish passes errors to it and logs nothing in production, so log them yourself.',
    async ({ Garfish, start, load, entry, notes, errors, warnings }) => {
      const note = (name: string) => (error: unknown) => void notes.push(`${name} ${error}`);
      start({
        errorLoadApp: note('load'),
        errorMountApp: note('mount'),
        errorUnmountApp: note('unmount'),
      });
      await Garfish.loadApp('nowhere', { entry: entry('nowhere') });
      await (await load('fails-in-render')).mount();
      const app = await load('fails-in-destroy');
      await app.mount();
      app.unmount();
      return [notes.filter((text) => text.includes('Error')).length, errors, warnings];
    },
    [3, [], []],
    { build: 'production' },
  ],
  '#do-the-scripts-of-the-sub-app-run',
  [
    'The console shows the error, or your errorMountApp receives it.',
    '/api/hooks#errors-end-where-you-catch-them There is no provider',
  ],
  '/issues/#what-is-the-difference-between-an-html-entry-and-a-javascript-entry',
  ['An entry is the URL of a page or of a script.', '/api/registerApp#entry The URL of'],
  '#why-do-styles-conflict-between-apps',
  [
    "The rules of a sub-app apply to the whole page, and the host's rules apply to the sub-app.",
    '/guide/concept/sandbox#keeping-styles-apart A sandbox does not isolate',
  ],
  '#what-is-basename-for',
  [
    'The sub-app passes this value to its router, so the same build works under any route and standalone.',
    '/guide/concept/router#the-basename-of-a-sub-app /demo | /shop',
  ],
]);
