import { claims, prints } from './claim';

/** What `/issues/errors` says of loading an app. */
export const ERRORS_LOAD = claims([
  '/issues/errors#miss-appname',
  ...prints([
    [
      'Your code called loadApp without a name.',
      [({ Garfish }) => Garfish.loadApp(''), /^throws Miss appName\./],
    ],
    [
      '#unexpected-child-app The name is not registered and the call has no entry, or a beforeLoad hook set entry to an empty value.',
      [
        ({ Garfish }) => Garfish.loadApp('shop'),
        /^rejects with Can't load unexpected child app "shop"/,
      ],
      [
        ({ start, app, Garfish }) => {
          start({
            apps: [app('shop')],
            beforeLoad: (info) => void Object.assign(info, { entry: '' }),
          });
          return Garfish.loadApp('shop');
        },
        /^rejects with Can't load unexpected child app "shop"/,
      ],
    ],
    [
      '#terminated-by-beforeload A beforeLoad hook returned false, so loadApp resolves with null.',
      [
        ({ start, app }) => start({ beforeLoad: () => false, apps: [app('shop')] }).loadApp('shop'),
        /^resolves with null\n.*Load shop application is terminated by beforeLoad\./,
      ],
      [
        ({ start, app }) =>
          start({ beforeLoad: () => true as never, apps: [app('shop')] }).loadApp('shop'),
        'resolves with an object',
      ],
      [
        ({ start, app }) => start({ beforeLoad() {}, apps: [app('shop')] }).loadApp('shop'),
        'resolves with an object',
      ],
    ],
    [
      '#reading-mount Either a beforeLoad hook returned false, or loading failed. A failure reaches your errorLoadApp. If you never call Garfish.run, the error is lost, except for a warning in development.',
      [
        ({ start, entry }) =>
          start({ beforeLoad: () => false }).loadApp('shop', { entry: entry('shop') }),
        /^resolves with null/,
      ],
      [
        ({ start, entry }) =>
          start({ errorLoadApp() {} }).loadApp('gone', { entry: entry('gone') }),
        /^resolves with null/,
      ],
      [
        ({ Garfish, entry }) => Garfish.loadApp('gone', { entry: entry('gone') }),
        /^resolves with null\n.*status "404"/,
      ],
      [
        ({ start, entry }) => start().loadApp('gone', { entry: entry('gone') }),
        /^rejects with .*status "404"/,
      ],
    ],
    [
      '#reading-sub-app-before-load domGetter is null or an empty string, in the options of run, of the app or of the call.',
      [
        ({ load }) => load('shop', { domGetter: null as never }),
        /^rejects with Cannot read properties of undefined \(reading 'subAppBeforeLoad'\)/,
      ],
      [({ load }) => load('shop', { domGetter: '' }), /reading 'subAppBeforeLoad'/],
      [
        ({ start, entry }) => start({ domGetter: '' }).loadApp('shop', { entry: entry('shop') }),
        /reading 'subAppBeforeLoad'/,
      ],
      [
        ({ start, app }) => start({ apps: [app('shop', { domGetter: '' })] }).loadApp('shop'),
        /reading 'subAppBeforeLoad'/,
      ],
    ],
    [
      '#load-failed-with-status If it is the entry, loading fails.',
      [
        ({ start, load }) => start() && load('gone'),
        /^rejects with "http:\/\/localhost:8091\/gone\/" load failed with status "404"/,
      ],
    ],
    [
      '#load-failed-with-status The loader caches a failed request for that app and URL until then, and clearing its cache does not help.',
      [
        async ({ load, entry, ending, Garfish, requests }) => {
          await ending(() => load('gone'));
          Garfish.loader.clearAll();
          await ending(() => load('gone'));
          const { length } = requests;
          await ending(() => load('gone', { entry: `${entry('gone')}?again` }));
          return `${length} then ${requests.length}`;
        },
        /^resolves with 1 then 2/,
      ],
    ],
    [
      '#preload-failed Garfish could not fetch a file ahead of time.',
      [
        async ({ Garfish, app, until, warnings }) => {
          Garfish.registerApp(app('gone'));
          Garfish.preloadApp('gone');
          await until(() => warnings.length > 0);
        },
        /Preload failed\. "http:\/\/localhost:8091\/gone\/"/,
      ],
    ],
    [
      '#preload-failed Garfish could not fetch a file ahead of time. Fix: check the URL and CORS, then reload the page.',
      [
        async ({ Garfish, app, until, warnings, load, requests, ending }) => {
          Garfish.registerApp(app('gone'));
          Garfish.preloadApp('gone');
          await until(() => warnings.length > 0);
          await ending(() => load('gone'));
          return requests.length;
        },
        /^resolves with 1/,
      ],
    ],
  ]),
]);
