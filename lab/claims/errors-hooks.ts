import { claims, each, prints } from './claim';

/** What `/issues/errors` says of hooks, plugins and routing. */
export const ERRORS_HOOKS = claims([
  '/issues/errors#loader-lifecycle',
  ...prints([
    [
      '#loader-lifecycle Your code called Garfish.loader.setLifeCycle twice, and Garfish ignores the second call.',
      [
        ({ Garfish: { loader } }) => loader.setLifeCycle({}) ?? loader.setLifeCycle({}),
        /Repeat to register plugin hooks "loader-lifecycle"/,
      ],
    ],
    [
      '#loader-lifecycle With another name in the message, Garfish.loader.usePlugin received that name twice.',
      [
        ({ Garfish }) => ['a', 'a'].forEach((name) => void Garfish.loader.usePlugin({ name })),
        /Repeat to register plugin hooks "a"/,
      ],
    ],
    [
      '#hook-return-value Some hooks pass a value on and must return it. They are customRender, documentGetter, and beforeLoad, loaded and clear of the loader. Your hook returned nothing, a promise, or an object that lacks a key.',
      [
        ({ start, mounted }) =>
          start({ customRender: () => undefined as never }) && mounted('shop'),
        /The return value of hook "customRender" is incorrect\./,
      ],
      [
        ({ start, mounted }) => start({ customRender: () => ({}) as never }) && mounted('shop'),
        /The return value of hook "customRender" is incorrect\./,
      ],
      [
        ({ Garfish, load }) =>
          Garfish.loader.usePlugin({ name: 'a', loaded: () => undefined as never }) ?? load('shop'),
        /The return value of hook "loaded" is incorrect\./,
      ],
      [
        async ({ Garfish, load }) => {
          Garfish.loader.usePlugin({ name: 'a', clear: () => undefined as never });
          await load('shop');
          Garfish.loader.clear('shop');
        },
        /The return value of hook "clear" is incorrect\./,
      ],
    ],
    [
      '#hook-data Your code called emit of such a hook with a value that is not an object.',
      [
        ({ Garfish }) => Garfish.loader.hooks.lifecycle.clear.emit(1 as never),
        /hook response data must be an object/,
      ],
    ],
    [
      "#hook-parameter A hook in a plugin's object, or in the options of run, is not a function.",
      [
        ({ Garfish }) => Garfish.usePlugin(() => ({ name: 'a', bootstrap: 1 }) as never) && 1,
        /Invalid parameter in "Hook"\./,
      ],
      [({ start }) => start({ bootstrap: 'text' as never }) && 1, /Invalid parameter in "Hook"\./],
    ],
    [
      '#plugin-configuration Garfish.loader.usePlugin received something other than a plain object. Unlike Garfish.usePlugin, it takes the object itself.',
      [
        ({ Garfish }) => Garfish.loader.usePlugin((() => ({ name: 'a' })) as never),
        /Invalid plugin configuration\./,
      ],
      [({ Garfish }) => Garfish.loader.usePlugin({ name: 'a' }), 'returns undefined'],
    ],
    [
      '#loader-plugin-name The object for Garfish.loader.usePlugin has no name.',
      [({ Garfish }) => Garfish.loader.usePlugin({} as never), /Plugin must provide a name\./],
    ],
    [
      '#plugin-not-registered Your code called removePlugin with an unknown name. Fix: use one of the names in Object.keys(Garfish.plugins), for a plugin of the loader in Object.keys(Garfish.loader.hooks.registerPlugins).',
      [({ Garfish }) => Garfish.removePlugin('nowhere'), /plugin "nowhere" is not registered\./],
      [
        ({ Garfish }) => {
          Garfish.loader.usePlugin({ name: 'a' });
          return Object.keys(Garfish.loader.hooks.registerPlugins).at(-1);
        },
        'returns a',
      ],
    ],
    [
      '#remove-plugin-name Your code called removePlugin with an empty name.',
      [({ Garfish }) => Garfish.removePlugin(''), /Must provide a name\./],
    ],
    [
      '#html-tag The first argument of defineCustomElements is not a string.',
      [
        ({ defineCustomElements }) => defineCustomElements(1 as never, {} as never),
        /garfish requires a `htmlTag` name/,
      ],
    ],
    [
      '#loading-component The options of defineCustomElements have no loading.',
      [
        ({ defineCustomElements }) => defineCustomElements('own-app', { delay: 1 } as never),
        /^throws garfish requires a `loading` component/,
      ],
    ],
    [
      "#pushstate Garfish.router.push or replace received a URL of another origin, or a path that reads like a host name, such as foo.html. Absolute URLs of the host's own origin work only if its host name contains a dot. On localhost, Garfish takes them as a path,",
      [
        ({ start }) => start().router.push({ path: 'https://example.com/' }),
        /Failed to execute 'pushState' on 'History'/,
      ],
      [
        ({ start }) => start().router.replace({ path: 'foo.html' }),
        /Failed to execute 'replaceState' on 'History'/,
      ],
      [
        ({ start, Garfish }) => {
          start();
          Garfish.router.push({ path: 'http://localhost:8080/orders' });
          return location.pathname;
        },
        'returns /http://localhost:8080/orders',
      ],
      [
        ({ start }) => start().router.push({ path: '/foo.html' }) ?? location.pathname,
        'returns /foo.html',
      ],
    ],
  ]),
  '#guard-error',
  ...each(
    async (
      { app, Garfish, failing, shown, until, rejections, text },
      guard: 'beforeEach' | 'afterEach',
    ) => {
      await shown({ apps: [app('shop'), app('orders')] });
      Garfish.router[guard](failing('guard fails'));
      Garfish.router.push({ path: '/orders' });
      await until(() => rejections.length > 0);
      return [rejections, text()];
    },
    [
      [
        'If the guard was beforeEach, the navigation stops, so Garfish neither unmounts the current app nor mounts the next one. If it was afterEach, the app of the new route is already mounted.',
        ['beforeEach', [['guard fails'], 'shop at /shop']],
        ['afterEach', [['guard fails'], 'orders at /orders']],
      ],
    ],
    { path: '/shop' },
  ),
  '#guard-without-next',
  ...each(
    async (
      { app, Garfish, shown, until, text, notes, settle },
      guard: 'beforeEach' | 'afterEach',
    ) => {
      await shown({ apps: [app('shop'), app('orders')] });
      Garfish.router[guard](() => void notes.push('guard'));
      Garfish.router.push({ path: '/orders' });
      await until(() => notes.includes('guard'));
      await settle();
      return text();
    },
    [
      [
        'A beforeEach guard did not call next(), so Garfish waits for it.',
        ['beforeEach', 'shop at /shop'],
        ['afterEach', 'orders at /orders'],
      ],
    ],
    { path: '/shop' },
  ),
]);
