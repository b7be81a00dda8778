import { appPage } from './apps';
import { claims } from './claim';

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
export const CONCEPT_CACHE = claims([
  '/guide/concept/cache#',
  [
    'your own call of loadApp | not set, so each call creates a new app',
    async ({ load }) => {
      const [first, second] = [await load('shop'), await load('shop')];
      return first === second;
    },
    false,
  ],
  '#the-two-cycles',
  [
    'The cached app shows 1, 2, 3. The app with cache: false shows 1 each time',
    async ({ start, app, entry, Garfish, until, text }) => {
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
    ['kept 1', 'fresh 1', 'kept 2', 'fresh 1', 'kept 3'],
    {
      files: {
        '/visits/': appPage(),
        '/visits/app.js': `let visits = 0;
exports.provider = {
  render({ dom }) { visits += 1; dom.append('Visit number ' + visits); },
  destroy({ dom }) { dom.replaceChildren(); },
};`,
      },
    },
  ],
  [
    'On later visits to a cached app, it only puts the container back and calls render.',
    async ({ load, notes }) => {
      const app = await load('shop');
      await app.mount();
      app.hide();
      notes.length = 0;
      await app.show();
      return notes;
    },
    ['render'],
  ],
  '#side-effects',
  [
    'setTimeout, setInterval | cleared | keep running',
    async ({ load, notes, until, settle }) => {
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
    0,
    { files: FILES_OF_MESSY },
  ],
  [
    'listeners on window | removed | stay',
    async ({ load, notes }) => {
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
    [
      ['window with capture'],
      // One of the app before, and both of this one.
      ['window', 'window with capture', 'window with capture'],
    ],
    { files: FILES_OF_MESSY },
  ],
  [
    'listeners on document or on an element outside the app | stay | stay',
    async ({ load, notes }) => {
      const app = await load('messy', { cache: false });
      await app.mount();
      app.unmount();
      notes.length = 0;
      document.dispatchEvent(new Event('messy'));
      return notes.includes('document');
    },
    true,
    { files: FILES_OF_MESSY },
  ],
  [
    'requestAnimationFrame, IntersectionObserver, ResizeObserver | keep running | keep running',
    async ({ load, notes, until }) => {
      const app = await load('messy', { cache: false });
      await app.mount();
      app.unmount();
      notes.length = 0;
      await until(() => notes.includes('frame'));
      return app.mounted;
    },
    false,
    { files: FILES_OF_MESSY },
  ],
  [
    'fetch without its own signal and without a Request object | aborted | keeps running',
    async ({ load, notes, until }) => {
      const app = await load('messy', { cache: false });
      await app.mount();
      app.unmount();
      await until(() => notes.some((note) => /Error|fetched/.test(note)));
      return notes.find((note) => /Error|fetched/.test(note));
    },
    'AbortError',
    { files: FILES_OF_MESSY },
  ],
  [
    'With sandbox: false, Garfish clears nothing at all.',
    async ({ load, notes, until }) => {
      const app = await load('messy', { cache: false, sandbox: false });
      await app.mount();
      app.unmount();
      notes.length = 0;
      window.dispatchEvent(new Event('messy'));
      await until(() => notes.includes('interval'));
      return notes.includes('window');
    },
    true,
    { files: FILES_OF_MESSY },
  ],
  '#how-cached-apps-are-stored',
  [
    'The options of a later loadApp call do not change a cached app, so it also keeps its first basename',
    async ({ load }) => {
      const first = await load('shop', { cache: true, props: { first: 1 } });
      const second = await load('shop', { cache: true, props: { second: 2 } });
      return [first === second, second.appInfo.props];
    },
    [true, { first: 1 }],
  ],
  [
    'If you call loadApp twice for one name while the first call is still loading, both calls share one promise, even without cache. Garfish ignores the options of the second call.',
    async ({ load }) => {
      const [first, second] = await Promise.all([
        load('shop', { cache: false, props: { first: 1 } }),
        load('shop', { cache: false, props: { second: 2 } }),
      ]);
      return [first === second, second.appInfo.props];
    },
    [true, { first: 1 }],
  ],
  [
    'If the user leaves the route while mount() is still running, Garfish removes the app from cacheApps. The next visit loads it and runs its scripts again.',
    async ({ start, app, Garfish, notes, until, settle }) => {
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
    [true, false, 2],
    {
      files: {
        '/slow/': appPage(),
        '/slow/app.js': `const note = (text) => window.Garfish.getGlobalObject().lab.notes.push(text);
note('script');
setTimeout(() => __GARFISH_EXPORTS__.registerProvider({ render() { note('render'); }, destroy() {} }), 200);`,
      },
      path: '/slow',
    },
  ],
  '#reload-one-sub-app',
  [
    'Unmount the app and mount it again, which runs its scripts with fresh state',
    async ({ start, app, entry, Garfish, until, text, requests }) => {
      start({ apps: [app('counter', { entry: entry('counter') }), app('orders')] });
      const isReady = (name: string) => () => {
        const shown = Garfish.apps[name];
        return shown?.display && !Reflect.get(shown, 'mounting');
      };
      const seen: (string | undefined)[] = [];
      const visit = async (name: string) => {
        Garfish.router.push({ path: `/${name}` });
        await until(isReady(name));
        seen.push(text());
      };
      await visit('counter');
      await visit('orders');
      await visit('counter');
      const before = requests.length;
      const open = Garfish.activeApps.find(({ name }) => name === 'counter');
      open?.unmount();
      await open?.mount();
      seen.push(text());
      // The router still hides and shows the app.
      await visit('orders');
      await visit('counter');
      return [seen, requests.length - before];
    },
    [['Visit 1', 'orders at /orders', 'Visit 2', 'Visit 1', 'orders at /orders', 'Visit 2'], 0],
    {
      files: {
        '/counter/': appPage(),
        '/counter/app.js': `let visits = 0;
exports.provider = {
  render({ dom }) { visits += 1; dom.append('Visit ' + visits); },
  destroy({ dom }) { dom.replaceChildren(); },
};`,
      },
    },
  ],
  '#downloaded-files',
  [
    'This cache also serves apps with cache: false, so a new app does not download its files again.',
    async ({ load, requests }) => {
      await (await load('shop', { cache: false })).mount();
      const before = requests.length;
      await (await load('shop', { cache: false })).mount();
      return requests.length - before;
    },
    0,
  ],
  [
    'Garfish also caches a failed request. A retry gives the same failure until the user reloads the page or the URL of the file changes.',
    async ({ ending, load, entry, requests }) => {
      const retry = (url: string) => ending(() => load('gone', { entry: url }));
      for (const _ of [1, 2]) await retry(entry('gone'));
      const before = requests.length;
      await retry(`${entry('gone')}?again`);
      return [before, requests.length];
    },
    [1, 2],
  ],
]);
