import { claims, each, ends } from './claim';
import type { Lab } from './lab';

/** What a call gives before and after `run`. */
const calledTwice = async ({ ending, start, Garfish }: Lab, call: string) => {
  const called = () =>
    ending(() => {
      const result = new Function('Garfish', `return Garfish.${call}`)(Garfish);
      if (result === Garfish) return 'the instance';
      return result === window ? 'the window' : result;
    });
  const before = await called();
  start();
  return [before, await called()].map((end) => end.replace(/^(?:returns|resolves with) /, ''));
};

/** What an app reads of a global when it starts and when it is asked again. */
const read = async ({ ran, notes, Garfish }: Lab, how: { name: string; fields?: object }) => {
  Object.assign(window, { known: 'old' });
  const script = `exports.provider = { render: () => note(String(window.${how.name})), destroy() {} };`;
  const app = await ran(script, how.fields ?? {});
  Garfish.setGlobalValue(how.name, 'new');
  app.hide();
  await app.show();
  await ran(script, how.fields ?? {});
  return [...notes, Reflect.get(window, how.name)];
};

/** What the overview of the API and the pages of globals and of preloading say. */
export const API_OVERVIEW = claims([
  '/api/#what-each-method-takes-and-returns',
  ...each(calledTwice, [
    [
      'setOptions(options) | the instance | throws Garfish is running, can`t set options | 1.2.18',
      ['setOptions({})', ['the instance', 'throws Garfish is running, can`t set options']],
    ],
    [
      'registerApp(app or list) | the instance | works, and compares the route immediately | | | setExternal(name, value) or setExternal(object) | the instance | works, for apps that are not mounted yet',
      ["registerApp({ name: 'a', entry: '/a' })", ['the instance', 'the instance']],
      ['registerApp([])', ['the instance', 'the instance']],
      ["setExternal('lib', 1)", ['the instance', 'the instance']],
      ['setExternal({ lib: 1 })', ['the instance', 'the instance']],
    ],
    [
      'createPluginSystem(callback) | a set of custom hooks | works | | | loadApp(name, options?) | Promise<App | null> | works',
      ['createPluginSystem(() => ({}))', ['an object', 'an object']],
    ],
    [
      'preloadApp(name) | nothing | works | 1.9.0',
      [
        "registerApp({ name: 'shop', entry: 'http://localhost:8091/shop/' }).preloadApp('shop')",
        ['undefined', 'undefined'],
      ],
    ],
    [
      'getGlobalObject() | the real window | works | | | setGlobalValue(key, value?) | the value, although the types say void | works | | | clearEscapeEffect(key, value?) | nothing | works',
      ['getGlobalObject()', ['the window', 'the window']],
      ["setGlobalValue('a', 5)", ['5', '5']],
      ["clearEscapeEffect('a')", ['undefined', 'undefined']],
    ],
    [
      'You can chain the methods that return the instance.',
      ['setExternal({}).registerApp([])', ['the instance', 'the instance']],
    ],
  ]),
  [
    'run(options?) | the instance | is ignored, with a warning',
    '/issues/errors#already-running Your code',
  ],
  [
    '#state-of-the-instance running | boolean | Whether run was called | | version | string | The version of the package | | options, props | Options, object | The merged options, and the props in them | | appInfos | AppInfo by name | The registered apps',
    ({ Garfish, start, app }) => {
      const before = Garfish.running;
      start({ props: { a: 1 }, apps: [app('shop')] });
      const { running, version, options, props, appInfos } = Garfish;
      return [before, running, version, options.domGetter, props, Object.keys(appInfos)];
    },
    [false, true, '1.19.8', '#container', { a: 1 }, ['shop']],
  ],
  [
    'cacheApps | App by name | The cached apps (cache: true), including the hidden ones | | plugins',
    '/api/#state-of-the-instance The apps that the router',
  ],
  [
    'externals | modules by name | What you have passed to setExternal',
    '/api/setExternal#signature A name that is already set',
  ],
  [
    'The instance is an event emitter as well, but its on and emit have nothing to do with the channel.',
    ({ Garfish, notes }) => {
      const { on, emit } = Garfish as unknown as Record<'on' | 'emit', (...all: unknown[]) => void>;
      on.call(Garfish, 'a', () => notes.push('instance'));
      Garfish.channel.on('a', () => notes.push('channel'));
      emit.call(Garfish, 'a');
      return notes;
    },
    ['instance'],
  ],
  ...ends([
    [
      '#pitfalls new Garfish() from the default export fails',
      [
        ({ Garfish }) => new (Garfish as never as new () => unknown)(),
        /^throws .*not a constructor/,
      ],
    ],
  ]),
  [
    'A sub-app that imports garfish never starts standalone, because the import sets window.__GARFISH__.',
    '/guide/quick-start/env# The import itself',
  ],
  ['Try to modify a read-only property Garfish.', '/api/#pitfalls which throws in development'],
  '/api/setGlobal#who-sees-the-value',
  ...each(read, [
    [
      'the host | Yes | | an app that is loaded later | Yes',
      [{ name: 'known' }, ['old', 'old', 'new', 'new']],
      [{ name: 'fresh' }, ['undefined', 'new', 'new', 'new']],
    ],
    [
      'an app that is already loaded, and the name was declared with var or function in a classic script of the host, or is an accessor | Yes, such names are read from the real window each time | | an app with the name in protectVariable | Yes, always the current value',
      [{ name: 'declared' }, ['by var', 'new', 'new', 'new']],
      [{ name: 'known', fields: { protectVariable: ['known'] } }, ['old', 'new', 'new', 'new']],
    ],
  ]),
  [
    'The value stays when the user leaves the app',
    '/api/setGlobal#who-sees-the-value the host | Yes',
  ],
  [
    '#signature key | string | The name on the real window | | value | any | The new value. Default: undefined',
    ({ Garfish }) => {
      Garfish.setGlobalValue('own', 1);
      const first = Reflect.get(window, 'own');
      Garfish.setGlobalValue('own');
      return [first, Reflect.get(window, 'own'), 'own' in window];
    },
    [1, undefined, true],
  ],
  [
    'There is no setGlobalObject.',
    ({ Garfish }) => ['setGlobalValue' in Garfish, 'setGlobalObject' in Garfish],
    [true, false],
  ],
  '/api/setGlobal',
  [
    'Garfish.setGlobalValue writes a variable on the real window. In the vm sandbox, a plain assignment to window stays inside the sub-app',
    async ({ ran }) => {
      await ran("window.inside = 1; window.Garfish.setGlobalValue('outside', 1);");
      return ['inside' in window, 'outside' in window];
    },
    [false, true],
  ],
  '/api/getGlobal',
  [
    'Garfish.getGlobalObject returns the real window. In the vm sandbox, the window of a sub-app is a proxy instead.',
    async ({ ran, notes, Garfish }) => {
      for (const sandbox of [{}, { snapshot: true }, false] as const)
        await ran('note(String(window.Garfish.getGlobalObject() === window));', { sandbox });
      return [Garfish.getGlobalObject() === window, notes];
    },
    [true, ['false', 'true', 'true']],
  ],
  [
    '#signature snapshot, or none | window itself',
    '/api/getGlobal Garfish.getGlobalObject returns',
  ],
  [
    '#the-real-window-in-a-sub-app A sub-app inherits the globals of the host, except those in insulationVariable.',
    '/api/run#insulationvariable is undefined',
  ],
  [
    '#pitfalls the import sets window.__GARFISH__ even when the app runs standalone.',
    '/guide/quick-start/env# The import itself',
  ],
  [
    "A comparison with window fails, because the real window and the app's window are two objects inside the vm sandbox.",
    '/api/getGlobal Garfish.getGlobalObject returns',
  ],
  [
    'No sandbox removes it when the user leaves the app',
    '/api/setGlobal#who-sees-the-value the host | Yes',
  ],
  '/api/clearEscapeEffect',
  [
    'Garfish.clearEscapeEffect resets a global variable on the real window.',
    '/api/clearEscapeEffect#signature exists | It gets',
  ],
  [
    '#signature key | string | The name on the real window. Each call resets one name | | value | any | The new value. Default: undefined',
    '/api/clearEscapeEffect#signature exists | It gets',
  ],
  [
    '#examples Apps that the router mounts are cached by default. When the user leaves a cached app, Garfish only hides it',
    '/guide/concept/cache#the-two-cycles First visit | mount()',
  ],
  [
    '#delete-a-global-variable A variable that was declared with var cannot be deleted.',
    ({ ending }) => ending(() => Reflect.deleteProperty(window, 'declared')),
    'returns false',
  ],
  '/api/preloadApp#signature',
  [
    'When the router or loadApp loads the app afterwards, it uses the fetched files.',
    async ({ Garfish, app, requests, until, load, settle }) => {
      Garfish.registerApp(app('shop'));
      Garfish.preloadApp('shop');
      await until(() => requests.length === 2);
      await settle();
      await (await load('shop')).mount();
      return requests.map(({ url }) => url);
    },
    ['/shop/', '/shop/app.js'],
  ],
  [
    'Garfish fetches the entry and then its scripts, its stylesheets and its garfish-remote-module tags.',
    '/api/preloadApp#signature When the router',
  ],
  [
    'appName is the name of a registered app.',
    '/issues/errors#reading-entry Your code called preloadApp',
  ],
  [
    '#by-hand-and-by-itself Starts | immediately | 5 seconds after the registration',
    '/api/run#disablepreloadapp Garfish starts',
  ],
  [
    '#pitfalls It throws, because the app is registered later.',
    '/issues/errors#reading-entry Your code called preloadApp',
  ],
]);
