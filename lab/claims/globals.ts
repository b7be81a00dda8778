import { claims } from './claim';

/** What the pages of `getGlobalObject`, `setGlobalValue` and `clearEscapeEffect` say. */
export const GLOBALS = claims([
  '/api/getGlobal#signature',
  [
    "vm | The real window, which is not the app's window",
    async ({ load }) => {
      const { global } = await load('shop');
      return [global === window, global.Garfish.getGlobalObject() === window];
    },
    [false, true],
  ],
  '#the-real-window-in-a-sub-app',
  [
    'if the host assigns window.theme later, the app still reads the old value',
    async ({ load }) => {
      Reflect.set(window, 'theme', 'light');
      const { global } = await load('shop');
      Reflect.set(window, 'theme', 'dark');
      return [global.theme, global.Garfish.getGlobalObject().theme];
    },
    ['light', 'dark'],
  ],
  [
    'names that the host declares with var or function in a classic script, and accessors',
    async ({ load }) => {
      let accessed = 'first';
      Object.defineProperty(window, 'accessor', { get: () => accessed, configurable: true });
      const { global } = await load('shop');
      const before = [global.declared, global.accessor];
      Reflect.set(window, 'declared', 'again');
      accessed = 'second';
      return [before, global.declared, global.accessor];
    },
    [['by var', 'first'], 'again', 'second'],
  ],
  [
    'names in protectVariable',
    async ({ load }) => {
      Reflect.set(window, 'theme', 'light');
      const { global } = await load('shop', { protectVariable: ['theme'] });
      Reflect.set(window, 'theme', 'dark');
      return global.theme;
    },
    'dark',
  ],
  '/api/run#protectvariable',
  [
    'is the same variable in the host and in all apps. For other names, what an app assigns to window stays inside that app, because of the vm sandbox. An app can add names to the list.',
    async ({ start, app, load }) => {
      start({ protectVariable: ['queue'], apps: [app('shop', { protectVariable: ['own'] })] });
      const { global } = await load('shop');
      Object.assign(global, { queue: 1, own: 2, inside: 3 });
      const { queue, own } = Object(window);
      return [queue, own, 'inside' in window];
    },
    [1, 2, false],
  ],
  [
    'Otherwise the sandbox puts its own version on the real window.',
    async ({ load }) => {
      const names = ['setTimeout', 'fetch', 'MouseEvent'] as const;
      const before = names.map((name) => window[name]);
      await load('orders');
      const isKept = names.map((name, place) => window[name] === before[place]);
      await load('shop', { protectVariable: [...names] });
      const isReplaced = names.map((name, place) => window[name] !== before[place]);
      return [isKept, isReplaced];
    },
    [
      [true, true, true],
      [true, true, true],
    ],
  ],
  '#insulationvariable',
  [
    'is undefined until the app assigns it. An app can add names to the list',
    async ({ start, app, load }) => {
      Object.assign(window, { jQuery: 'of the host', $: 'of the host' });
      start({ insulationVariable: ['jQuery'], apps: [app('shop', { insulationVariable: ['$'] })] });
      const { global } = await load('shop');
      const before = [typeof global.jQuery, typeof global.$];
      global.jQuery = 'own';
      return [before, global.jQuery, Reflect.get(window, 'jQuery')];
    },
    [['undefined', 'undefined'], 'own', 'of the host'],
  ],
  '/api/setGlobal#signature',
  [
    'the value, although the types say void.',
    ({ Garfish }) => Garfish.setGlobalValue('some', 7),
    7,
  ],
  [
    'If the variable cannot be written, it throws a TypeError',
    async ({ Garfish, ending }) => {
      Object.defineProperty(window, 'fixed', { value: 1 });
      Object.defineProperty(window, 'getter', { get: () => 1 });
      const ends = [
        await ending(() => Garfish.setGlobalValue('fixed', 2)),
        await ending(() => Garfish.setGlobalValue('getter', 2)),
      ];
      return ends.map((end) => end.replace(/'\w+' |of .*/g, ''));
    },
    ['throws Cannot assign to read only property ', 'throws Cannot set property getter '],
  ],
  '#who-sees-the-value',
  [
    'an app that is already loaded, and the name is new | Yes',
    async ({ Garfish, load }) => {
      const { global } = await load('shop');
      Garfish.setGlobalValue('fresh', 1);
      return [global.fresh, Reflect.get(window, 'fresh')];
    },
    [1, 1],
  ],
  [
    'an app that is already loaded, and the name existed before | No, it keeps its copy',
    async ({ Garfish, load }) => {
      Garfish.setGlobalValue('known', 1);
      const { global } = await load('shop');
      Garfish.setGlobalValue('known', 2);
      const later = await load('orders');
      return [global.known, later.global.known];
    },
    [1, 2],
  ],
  '/api/clearEscapeEffect#delete-a-global-variable',
  [
    "After clearEscapeEffect, the variable still exists, so 'yourGlobal' in window is true.",
    ({ Garfish }) => {
      Reflect.set(window, 'yourGlobal', 1);
      Garfish.clearEscapeEffect('yourGlobal');
      const after = ['yourGlobal' in window, Reflect.get(window, 'yourGlobal') === undefined];
      Reflect.deleteProperty(Garfish.getGlobalObject(), 'yourGlobal');
      return [...after, 'yourGlobal' in window];
    },
    [true, true, false],
  ],
  '#signature',
  [
    'exists | It gets value, or undefined',
    ({ Garfish }) => {
      Object.assign(window, { one: 1, two: 2 });
      const result = Garfish.clearEscapeEffect('one', 'reset');
      Garfish.clearEscapeEffect('two');
      const { one, two } = Object(window);
      return [result === undefined, one, two === undefined];
    },
    [true, 'reset', true],
  ],
  [
    'does not exist | Nothing',
    ({ Garfish }) => {
      Garfish.clearEscapeEffect('nowhere', 1);
      return 'nowhere' in window;
    },
    false,
  ],
  [
    'is read-only, or has only a getter | It throws a TypeError.',
    ({ Garfish }) => {
      Object.defineProperty(window, 'fixed', { value: 1 });
      try {
        Garfish.clearEscapeEffect('fixed');
      } catch (error) {
        return error instanceof TypeError;
      }
      return 'nothing thrown';
    },
    true,
  ],
  '#examples',
  [
    'With cache: false Garfish unmounts the app, and the next visit runs its scripts again.',
    async ({ start, app, Garfish, until, text, notes }) => {
      const modes: boolean[] = [];
      const afterUnmount = (_info: unknown, _app: unknown, mode: boolean) => void modes.push(mode);
      start({ apps: [app('shop', { cache: false, afterUnmount })] });
      await until(() => Garfish.apps.shop?.mounted);
      Garfish.router.push({ path: '/away' });
      await until(() => modes.length > 0);
      Garfish.router.push({ path: '/shop' });
      await until(text);
      return [modes, notes.filter((note) => note === 'script').length];
    },
    [[false], 2],
    { path: '/shop' },
  ],
  [
    'afterUnmount also fires when Garfish hides a cached app. Its third argument is true in that case.',
    async ({ start, app, Garfish, until }) => {
      const modes: boolean[] = [];
      const afterUnmount = (_info: unknown, _app: unknown, mode: boolean) => void modes.push(mode);
      start({ apps: [app('shop', { afterUnmount })] });
      await until(() => Garfish.apps.shop?.mounted);
      Garfish.router.push({ path: '/away' });
      await until(() => modes.length > 0);
      return modes;
    },
    [true],
    { path: '/shop' },
  ],
]);
