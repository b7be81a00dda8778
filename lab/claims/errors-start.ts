import { claims, prints } from './claim';

/** What `/issues/errors` says of starting Garfish and of registering apps. */
export const ERRORS_START = claims([
  '/issues/errors#cannot-set-options',
  ...prints([
    [
      'Your code called setOptions after run, when options can no longer be set.',
      [({ start }) => start().setOptions({}), /Garfish is running, can`t set options/],
      [({ Garfish }) => Garfish.setOptions({}) && Garfish.running, 'returns false'],
    ],
    [
      '#already-running Your code called Garfish.run a second time, which does nothing. defineCustomElements calls run as well.',
      [
        ({ start }) => (start() && start({ basename: '/second' })).options.basename,
        /^returns \/\n.*Garfish is already running now, Cannot run Garfish repeatedly\./,
      ],
      [
        ({ defineCustomElements, start }) => {
          defineCustomElements('own-app', { loading: () => null as never, delay: 0, config: {} });
          start();
        },
        /Cannot run Garfish repeatedly/,
      ],
    ],
    [
      '#plugin-too-late Your code called usePlugin after run.',
      [
        ({ start, plugin }) => start().usePlugin(plugin('late')),
        /Cannot register plugin after Garfish is started\./,
      ],
    ],
    [
      "#plugin-function usePlugin or plugins received something else. Often it is the plugin's object, because its factory was called twice.",
      [
        ({ Garfish }) => Garfish.usePlugin({ name: 'object' } as never),
        /Plugin must be a function\./,
      ],
      [
        ({ start, plugin }) => start({ plugins: [plugin('one')() as never] }),
        /Plugin must be a function\./,
      ],
    ],
    [
      "#plugin-name The plugin's function returned an object without name.",
      [({ Garfish }) => Garfish.usePlugin(() => ({}) as never), /The plugin must have a name\./],
    ],
    [
      '#plugin-repeated Garfish ignores a second plugin of the same name. Fix: register it once, or rename it. Object.keys(Garfish.plugins) lists the names.',
      [
        ({ Garfish, plugin, notes, start }) => {
          Garfish.usePlugin(plugin('same', 'bootstrap')).usePlugin(
            plugin('same', 'registerApp', 'bootstrap'),
          );
          start();
          return `${notes} ${'same' in Garfish.plugins}`;
        },
        /^returns same bootstrap true\n.*Please do not register the plugin repeatedly\./,
      ],
    ],
    [
      '#read-only-global Code assigned window.Garfish or window.__GARFISH__',
      [() => Reflect.set(window, 'Garfish', 1), /Try to modify a read-only property/],
      [() => Reflect.set(window, '__GARFISH__', false), /read-only property/],
      [() => Reflect.set(window, '__GARFISH__', true), /returns/],
    ],
    [
      '#miss-app-name An app in apps, or the argument of registerApp, has no name.',
      [({ Garfish }) => Garfish.registerApp({ entry: 'x' } as never), /Miss app\.name\./],
      [
        ({ start, entry }) => start({ apps: [{ entry: entry('shop') } as never] }),
        /Miss app\.name\./,
      ],
    ],
    [
      '#entry-is-not-url The app has no entry, so the message ends in undefined, null or nothing.',
      [
        ({ Garfish }) => Garfish.registerApp({ name: 'shop' } as never),
        /entry is not url: undefined/,
      ],
      [
        ({ Garfish }) => Garfish.registerApp({ name: 'shop', entry: null } as never),
        /entry is not url: null/,
      ],
      [({ Garfish }) => Garfish.registerApp({ name: 'shop', entry: '' }), /entry is not url:\s*$/],
      [
        ({ Garfish }) => Garfish.registerApp({ name: 'shop', entry: 'no URL' }),
        'returns an object',
      ],
    ],
    [
      '#already-registered An app of this name is already registered, so Garfish ignores the second registration and does not merge the two.',
      [
        ({ Garfish, app }) => {
          Garfish.registerApp(app('orders', { props: { number: 1 } }));
          Garfish.registerApp(app('orders', { props: { number: 2 } }));
          return Garfish.appInfos.orders?.props?.number;
        },
        /^returns 1\n.*The "orders" app is already registered\./,
      ],
    ],
    [
      '#external-parameter The first argument of setExternal is missing, empty or null.',
      [({ Garfish }) => Garfish.setExternal(undefined as never), /Invalid parameter/],
      [({ Garfish }) => Garfish.setExternal(''), /Invalid parameter/],
      [({ Garfish }) => Garfish.setExternal(null as never), /Invalid parameter/],
      [({ Garfish }) => Garfish.setExternal({}), 'returns an object'],
    ],
    [
      '#external-overwritten An object passed to setExternal has a name that is set already.',
      [
        ({ Garfish }) =>
          Garfish.setExternal('lib', 1).setExternal({ lib: 2 }) && Garfish.externals.lib,
        /^returns 2\n.*"lib" will be overwritten/,
      ],
    ],
  ]),
]);
