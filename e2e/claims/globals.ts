import type { Claim } from './claim';

const SEES = '/api/setGlobal#who-sees-the-value';
const CLEAR = '/api/clearEscapeEffect#signature';
const INHERITS = '/api/getGlobal#the-real-window-in-a-sub-app';

/** What the pages of `getGlobalObject`, `setGlobalValue` and `clearEscapeEffect` say. */
export const GLOBALS: Claim[] = [
  {
    at: '/api/getGlobal#signature',
    says: "vm | The real window, which is not the app's window",
    run: async ({ load }) => {
      const { global } = await load('shop');
      return [global === window, global.Garfish.getGlobalObject() === window];
    },
    gives: [false, true],
  },
  {
    at: INHERITS,
    says: 'if the host assigns window.theme later, the app still reads the old value',
    run: async ({ load }) => {
      Reflect.set(window, 'theme', 'light');
      const { global } = await load('shop');
      Reflect.set(window, 'theme', 'dark');
      return [global.theme, global.Garfish.getGlobalObject().theme];
    },
    gives: ['light', 'dark'],
  },
  {
    at: INHERITS,
    says: 'names that the host declares with var or function in a classic script, and accessors',
    run: async ({ load }) => {
      let accessed = 'first';
      Object.defineProperty(window, 'accessor', { get: () => accessed, configurable: true });
      const { global } = await load('shop');
      const before = [global.declared, global.accessor];
      Reflect.set(window, 'declared', 'again');
      accessed = 'second';
      return [before, global.declared, global.accessor];
    },
    gives: [['by var', 'first'], 'again', 'second'],
  },
  {
    at: INHERITS,
    says: 'names in protectVariable',
    run: async ({ load }) => {
      Reflect.set(window, 'theme', 'light');
      const { global } = await load('shop', { protectVariable: ['theme'] });
      Reflect.set(window, 'theme', 'dark');
      return global.theme;
    },
    gives: 'dark',
  },
  {
    at: '/api/run#protectvariable',
    says: 'is the same variable in the host and in all apps. For other names, the vm sandbox keeps what an app assigns to window inside the app. An app can add names to the list.',
    run: async ({ start, app, load }) => {
      start({ protectVariable: ['queue'], apps: [app('shop', { protectVariable: ['own'] })] });
      const { global } = await load('shop');
      Object.assign(global, { queue: 1, own: 2, inside: 3 });
      const { queue, own } = Object(window);
      return [queue, own, 'inside' in window];
    },
    gives: [1, 2, false],
  },
  {
    at: '/api/run#insulationvariable',
    says: 'is undefined until the app assigns it. An app can add names to the list',
    run: async ({ start, app, load }) => {
      Object.assign(window, { jQuery: 'of the host', $: 'of the host' });
      start({ insulationVariable: ['jQuery'], apps: [app('shop', { insulationVariable: ['$'] })] });
      const { global } = await load('shop');
      const before = [typeof global.jQuery, typeof global.$];
      global.jQuery = 'own';
      return [before, global.jQuery, Reflect.get(window, 'jQuery')];
    },
    gives: [['undefined', 'undefined'], 'own', 'of the host'],
  },
  {
    at: '/api/setGlobal#signature',
    says: 'The types say void; at run time it returns the value.',
    run: ({ Garfish }) => Garfish.setGlobalValue('some', 7),
    gives: 7,
  },
  {
    at: '/api/setGlobal#signature',
    says: 'If the variable cannot be written, it throws a TypeError',
    run: async ({ Garfish, ending }) => {
      Object.defineProperty(window, 'fixed', { value: 1 });
      Object.defineProperty(window, 'getter', { get: () => 1 });
      const ends = [
        await ending(() => Garfish.setGlobalValue('fixed', 2)),
        await ending(() => Garfish.setGlobalValue('getter', 2)),
      ];
      return ends.map((end) => end.replace(/'\w+' |of .*/g, ''));
    },
    gives: ['throws Cannot assign to read only property ', 'throws Cannot set property getter '],
  },
  {
    at: SEES,
    says: 'an app that is already loaded, and the name is new | Yes',
    run: async ({ Garfish, load }) => {
      const { global } = await load('shop');
      Garfish.setGlobalValue('fresh', 1);
      return [global.fresh, Reflect.get(window, 'fresh')];
    },
    gives: [1, 1],
  },
  {
    at: SEES,
    says: 'an app that is already loaded, and the name existed before | No, it keeps its copy',
    run: async ({ Garfish, load }) => {
      Garfish.setGlobalValue('known', 1);
      const { global } = await load('shop');
      Garfish.setGlobalValue('known', 2);
      const later = await load('orders');
      return [global.known, later.global.known];
    },
    gives: [1, 2],
  },
  {
    at: '/api/clearEscapeEffect#delete-a-global-variable',
    says: "clearEscapeEffect keeps the name on window, so 'yourGlobal' in window is still true afterwards.",
    run: ({ Garfish }) => {
      Reflect.set(window, 'yourGlobal', 1);
      Garfish.clearEscapeEffect('yourGlobal');
      const after = ['yourGlobal' in window, Reflect.get(window, 'yourGlobal') === undefined];
      Reflect.deleteProperty(Garfish.getGlobalObject(), 'yourGlobal');
      return [...after, 'yourGlobal' in window];
    },
    gives: [true, true, false],
  },
  {
    at: CLEAR,
    says: 'exists | It gets value, or undefined',
    run: ({ Garfish }) => {
      Object.assign(window, { one: 1, two: 2 });
      const result = Garfish.clearEscapeEffect('one', 'reset');
      Garfish.clearEscapeEffect('two');
      const { one, two } = Object(window);
      return [result === undefined, one, two === undefined];
    },
    gives: [true, 'reset', true],
  },
  {
    at: CLEAR,
    says: 'does not exist | Nothing',
    run: ({ Garfish }) => {
      Garfish.clearEscapeEffect('nowhere', 1);
      return 'nowhere' in window;
    },
    gives: false,
  },
  {
    at: CLEAR,
    says: 'is read-only, or has only a getter | It throws a TypeError.',
    run: ({ Garfish }) => {
      Object.defineProperty(window, 'fixed', { value: 1 });
      try {
        Garfish.clearEscapeEffect('fixed');
      } catch (error) {
        return error instanceof TypeError;
      }
      return 'nothing thrown';
    },
    gives: true,
  },
  {
    at: '/api/clearEscapeEffect#examples',
    says: 'With cache: false Garfish unmounts the app, and the next visit runs its scripts again.',
    path: '/shop',
    run: async ({ start, app, Garfish, until, text, notes }) => {
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
    gives: [[false], 2],
  },
  {
    at: '/api/clearEscapeEffect#examples',
    says: 'afterUnmount also fires when a cached app is hidden; its third argument is true then.',
    path: '/shop',
    run: async ({ start, app, Garfish, until }) => {
      const modes: boolean[] = [];
      const afterUnmount = (_info: unknown, _app: unknown, mode: boolean) => void modes.push(mode);
      start({ apps: [app('shop', { afterUnmount })] });
      await until(() => Garfish.apps.shop?.mounted);
      Garfish.router.push({ path: '/away' });
      await until(() => modes.length > 0);
      return modes;
    },
    gives: [true],
  },
];
