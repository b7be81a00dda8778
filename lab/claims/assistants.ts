import { claims, each, ends } from './claim';

/** The traps and rules for assistants. Most of them say in short what another page says. */
export const ASSISTANTS = claims([
  '/guide/tasks/assistants#traps',
  [
    "Don't import garfish in a sub-app, because that sets window.__GARFISH__ even standalone.",
    '/guide/quick-start/env# The import itself',
  ],
  [
    'Without domGetter, the app renders into an element that is not on the page, and you see no error.',
    '/api/run#domgetter Garfish mounts apps into',
  ],
  ["activeWhen: '/' matches every path.", "/api/registerApp#activewhen-as-text '/' | any"],
  ['run({ config: { apps } }) registers nothing.', '/api/run#signature so Garfish.run'],
  [
    "An app that is registered after run does not inherit the host's basename.",
    '/api/run#basename Apps that you register after',
  ],
  [
    'Garfish calls render again without running the scripts again.',
    '/guide/concept/cache#the-two-cycles On later visits',
  ],
  [
    'document.querySelector may find an element of the host.',
    "/issues/nothing-renders#9-does-render-draw-into-the-right-element document.querySelector('#root')",
  ],
  [
    'It gets basename in render.',
    '/guide/concept/router#the-basename-of-a-sub-app So Garfish passes',
  ],
  [
    "Relative requests go to the host's origin.",
    '/issues/#why-do-relative-requests-go-to-the-host The sub-app runs',
  ],
  ["The vm sandbox can't run ES modules.", '/issues/errors#import-statement The vm sandbox'],
  [
    'The router caches apps by default, but loadApp creates a new app for each call unless you set cache: true.',
    '/guide/concept/cache# your own call of loadApp',
  ],
  [
    'A cached app that is hidden still runs.',
    '/guide/concept/cache#side-effects A cached app that is hidden',
  ],
  ...each(
    async ({ ran, settle, notes }, [sandbox, cache]: [object, boolean | undefined]) => {
      const fields = cache === undefined ? { sandbox } : { sandbox, cache };
      const app = await ran("setTimeout(() => note('late'), 30);", fields);
      app.unmount();
      await new Promise((resolve) => setTimeout(resolve, 60));
      await settle();
      return notes.length > 0;
    },
    [
      [
        'In the vm sandbox, only cache: false, written explicitly, clears timers and requests when the app is unmounted.',
        [[{}, false], false],
        [[{}, true], true],
        [[{}, undefined], true],
      ],
    ],
  ),
  [
    'It does not remove listeners of document.',
    '/guide/concept/cache#side-effects listeners on document or',
  ],
  [
    'A guard that never calls next() keeps Garfish from mounting.',
    '/api/router#guards-beforeeach-aftereach-and-routerchange If you never call it',
  ],
  [
    "errorLoadApp, errorMountApp and errorUnmountApp replace Garfish's own report.",
    '/issues/nothing-renders#still-nothing If you have set an error hook',
  ],
  [
    'A failed entry stays cached until the page reloads, even after you have fixed the server.',
    '/issues/errors#load-failed-with-status The loader caches',
  ],
  [
    'The router ignores a navigation that changes only the query, unless history.state changes as well.',
    '/guide/concept/router#query Garfish ignores a pushState',
  ],
  ['There is no setGlobalObject.', '/api/setGlobal#signature There is no setGlobalObject.'],
  '#rules',
  ['A sub-app may use a hash router.', '/issues/#why-is-there-only-history-mode Garfish decides'],
  [
    'registerApp ignores an app whose name is registered already.',
    '/api/registerApp#return-value-and-errors Garfish ignores the entry',
  ],
  [
    'Garfish waits two seconds for a provider that is registered late. asyncProviderTimeout changes that.',
    '/api/run#asyncprovidertimeout How long mount() waits',
  ],
  ...ends([
    [
      'loadApp resolves with null if beforeLoad returns false, or if the entry fails and you have set errorLoadApp.',
      [
        ({ Garfish, start, entry }) => {
          start({ beforeLoad: () => false });
          return Garfish.loadApp('shop', { entry: entry('shop') });
        },
        'resolves with null',
      ],
      [
        ({ Garfish, start, entry }) => {
          start({ errorLoadApp() {} });
          return Garfish.loadApp('nowhere', { entry: entry('nowhere') });
        },
        'resolves with null',
      ],
    ],
  ]),
  [
    "The sandbox gets its copy of the host's globals when it is created.",
    '/api/getGlobal#the-real-window-in-a-sub-app if the host assigns',
  ],
  [
    'The snapshot sandbox isolates one sub-app at a time.',
    '/guide/concept/sandbox#what-the-snapshot-sandbox-does The snapshot sandbox cannot',
  ],
]);
