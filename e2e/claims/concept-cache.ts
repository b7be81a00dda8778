import { appPage } from './apps';
import type { Claim } from './claim';

const EFFECTS = '/guide/concept/cache#side-effects';
const STAYS = '/guide/concept/cache#the-two-cycles';
const STORED = '/guide/concept/cache#how-cached-apps-are-stored';
const FILES = '/guide/concept/cache#downloaded-files';

/** A sub-app that leaves behind what the table of side effects lists, and notes what still happens. */
const MESSY = `const note = (text) => window.Garfish.getGlobalObject().lab.notes.push(text);
const listen = (target, name, options) => target.addEventListener('messy', () => note(name), options);
exports.provider = {
  render() {
    setTimeout(() => note('timeout'), 30);
    setInterval(() => note('interval'), 30);
    requestAnimationFrame(function frame() { note('frame'); requestAnimationFrame(frame); });
    listen(window, 'window');
    listen(window, 'window with capture', true);
    listen(document, 'document');
  },
  destroy() {
    fetch('/answer').then(() => note('fetched'), ({ name }) => note(name));
  },
};`;

const FILES_OF_MESSY = { '/messy/': appPage(), '/messy/app.js': MESSY };

/** What `/guide/concept/cache` says. */
export const CONCEPT_CACHE: Claim[] = [
  {
    at: '/guide/concept/cache#',
    says: 'your own call of loadApp | not set: each call creates a new app',
    run: async ({ load }) => {
      const [first, second] = [await load('shop'), await load('shop')];
      return first === second;
    },
    gives: false,
  },
  {
    at: STAYS,
    says: 'The cached app shows 1, 2, 3. The app with cache: false shows 1 each time',
    files: {
      '/visits/': appPage(),
      '/visits/app.js': `let visits = 0;
exports.provider = {
  render({ dom }) { visits += 1; dom.append('Visit number ' + visits); },
  destroy({ dom }) { dom.replaceChildren(); },
};`,
    },
    run: async ({ start, app, entry, Garfish, until, text }) => {
      const fields = { entry: entry('visits') };
      start({ apps: [app('kept', fields), app('fresh', { ...fields, cache: false })] });
      const seen: (string | undefined)[] = [];
      for (const name of ['kept', 'fresh', 'kept', 'fresh', 'kept']) {
        Garfish.router.push({ path: `/${name}` });
        // An app that is left while it is still mounting is not cached.
        await until(() => {
          const shown = Garfish.apps[name];
          return shown?.mounted && !Reflect.get(shown, 'mounting') && text()?.includes('Visit');
        });
        seen.push(`${name} ${text()?.at(-1)}`);
        Garfish.router.push({ path: '/' });
        await until(() => text() === '');
      }
      return seen;
    },
    gives: ['kept 1', 'fresh 1', 'kept 2', 'fresh 1', 'kept 3'],
  },
  {
    at: STAYS,
    says: 'On later visits to a cached app, it only puts the container back and calls render.',
    run: async ({ load, notes }) => {
      const app = await load('shop');
      await app.mount();
      app.hide();
      notes.length = 0;
      await app.show();
      return notes;
    },
    gives: ['render'],
  },
  {
    at: EFFECTS,
    says: 'setTimeout, setInterval | cleared | keep running',
    files: FILES_OF_MESSY,
    run: async ({ load, notes, until, settle }) => {
      const timers = () => notes.filter((note) => /timeout|interval/.test(note)).length;
      const fresh = await load('messy', { cache: false });
      await fresh.mount();
      fresh.unmount();
      notes.length = 0;
      await until(() => notes.filter((note) => note === 'frame').length > 6);
      const afterFresh = timers();
      const cached = await load('messy', { cache: true });
      await cached.mount();
      cached.hide();
      notes.length = 0;
      await until(() => timers() > 1);
      await settle();
      return afterFresh;
    },
    gives: 0,
  },
  {
    at: EFFECTS,
    says: 'listeners on window | removed | stay',
    files: FILES_OF_MESSY,
    run: async ({ load, notes }) => {
      const kinds = async (cache: boolean) => {
        const app = await load('messy', { cache });
        await app.mount();
        if (cache) app.hide();
        else app.unmount();
        notes.length = 0;
        window.dispatchEvent(new Event('messy'));
        return notes.filter((note) => note.startsWith('window')).sort();
      };
      return [await kinds(false), await kinds(true)];
    },
    gives: [
      ['window with capture'],
      // One of the app before, and both of this one.
      ['window', 'window with capture', 'window with capture'],
    ],
  },
  {
    at: EFFECTS,
    says: 'listeners on document or on an element outside the app | stay | stay',
    files: FILES_OF_MESSY,
    run: async ({ load, notes }) => {
      const app = await load('messy', { cache: false });
      await app.mount();
      app.unmount();
      notes.length = 0;
      document.dispatchEvent(new Event('messy'));
      return notes.includes('document');
    },
    gives: true,
  },
  {
    at: EFFECTS,
    says: 'requestAnimationFrame, IntersectionObserver, ResizeObserver | keep running | keep running',
    files: FILES_OF_MESSY,
    run: async ({ load, notes, until }) => {
      const app = await load('messy', { cache: false });
      await app.mount();
      app.unmount();
      notes.length = 0;
      await until(() => notes.includes('frame'));
      return app.mounted;
    },
    gives: false,
  },
  {
    at: EFFECTS,
    says: 'fetch without a signal of its own and without a Request object | aborted | keeps running',
    files: FILES_OF_MESSY,
    run: async ({ load, notes, until }) => {
      const app = await load('messy', { cache: false });
      await app.mount();
      app.unmount();
      await until(() => notes.some((note) => /Error|fetched/.test(note)));
      return notes.find((note) => /Error|fetched/.test(note));
    },
    gives: 'AbortError',
  },
  {
    at: EFFECTS,
    says: 'Without the vm sandbox, nothing is cleared at all.',
    files: FILES_OF_MESSY,
    run: async ({ load, notes, until }) => {
      const app = await load('messy', { cache: false, sandbox: false });
      await app.mount();
      app.unmount();
      notes.length = 0;
      window.dispatchEvent(new Event('messy'));
      await until(() => notes.includes('interval'));
      return notes.includes('window');
    },
    gives: true,
  },
  {
    at: STORED,
    says: 'The options of a later loadApp call do not change a cached app, so it also keeps its first basename',
    run: async ({ load }) => {
      const first = await load('shop', { cache: true, props: { first: 1 } });
      const second = await load('shop', { cache: true, props: { second: 2 } });
      return [first === second, second.appInfo.props];
    },
    gives: [true, { first: 1 }],
  },
  {
    at: STORED,
    says: 'If you call loadApp twice for one name while the first call is still loading, both calls share one promise, even without cache. Garfish ignores the options of the second call.',
    run: async ({ load }) => {
      const [first, second] = await Promise.all([
        load('shop', { cache: false, props: { first: 1 } }),
        load('shop', { cache: false, props: { second: 2 } }),
      ]);
      return [first === second, second.appInfo.props];
    },
    gives: [true, { first: 1 }],
  },
  {
    at: STORED,
    says: 'If the user leaves the route while mount() is still running, Garfish removes the app from cacheApps. The next visit loads it and runs its scripts again.',
    files: {
      '/slow/': appPage(),
      '/slow/app.js': `const note = (text) => window.Garfish.getGlobalObject().lab.notes.push(text);
note('script');
setTimeout(() => __GARFISH_EXPORTS__.registerProvider({ render() { note('render'); }, destroy() {} }), 200);`,
    },
    path: '/slow',
    run: async ({ start, app, Garfish, notes, until, settle }) => {
      start({ apps: [app('slow')] });
      await until(() => notes.includes('script'));
      const before = 'slow' in Garfish.cacheApps;
      Garfish.router.push({ path: '/' });
      await settle();
      const after = 'slow' in Garfish.cacheApps;
      Garfish.router.push({ path: '/slow' });
      await until(() => notes.includes('render'));
      return [before, after, notes.filter((note) => note === 'script').length];
    },
    gives: [true, false, 2],
  },
  {
    at: FILES,
    says: 'so a new app with cache: false does not download its files again.',
    run: async ({ load, requests }) => {
      await (await load('shop', { cache: false })).mount();
      const before = requests.length;
      await (await load('shop', { cache: false })).mount();
      return requests.length - before;
    },
    gives: 0,
  },
  {
    at: FILES,
    says: 'A failed request is cached, too. A retry gives the same failure until the user reloads the page or the URL of the file changes.',
    run: async ({ ending, load, entry, requests }) => {
      const retry = (url: string) => ending(() => load('gone', { entry: url }));
      for (const _ of [1, 2]) await retry(entry('gone'));
      const before = requests.length;
      await retry(`${entry('gone')}?again`);
      return [before, requests.length];
    },
    gives: [1, 2],
  },
];
