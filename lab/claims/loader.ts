import { claims, each } from './claim';

/** What `/api/loader` says of its methods and hooks. */
export const LOADER = claims([
  '/api/loader#useplugin',
  [
    'If the name is taken, Garfish ignores the plugin and prints a warning. Without a name it throws Plugin must provide a name.',
    async ({ Garfish, ending, load, notes, warnings }) => {
      const plugin = (note: string) => ({
        name: 'same',
        fetch: () => void notes.push(note),
      });
      Garfish.loader.usePlugin(plugin('one'));
      Garfish.loader.usePlugin(plugin('two'));
      await load('shop');
      const end = await ending(() => Garfish.loader.usePlugin({} as never));
      return [notes.includes('one'), notes.includes('two'), warnings.length, end];
    },
    [true, false, 1, 'throws Plugin must provide a name.'],
  ],
  '#setlifecycle',
  [
    'It therefore works only once, because later calls warn Repeat to register plugin hooks "loader-lifecycle".',
    ({ Garfish, warnings }) => {
      Garfish.loader.setLifeCycle({});
      const before = warnings.length;
      Garfish.loader.setLifeCycle({});
      return [before, warnings.some((text) => text.includes('"loader-lifecycle"'))];
    },
    [0, true],
  ],
  '#load',
  [
    'It resolves with { url, scope, resourceManager, fileType, size, code }.',
    async ({ Garfish, entry, ending }) => {
      const url = `${entry('shop')}app.js`;
      const file = await Garfish.loader.load({ scope: 'shop', url });
      const end = await ending(() => Garfish.loader.load({ scope: 'shop', url: entry('gone') }));
      return [Object.keys(file).sort(), end.split(' ')[0]];
    },
    [['code', 'fileType', 'resourceManager', 'scope', 'size', 'url'], 'rejects'],
  ],
  '#clear',
  [
    'Garfish also caches every request that it has made, including failed ones, until the page is reloaded. A different URL, for example one with a query string, is fetched.',
    async ({ Garfish, entry, requests }) => {
      const url = entry('shop');
      await Garfish.loader.load({ scope: 'shop', url });
      Garfish.loader.clear('shop');
      await Garfish.loader.load({ scope: 'shop', url });
      const before = requests.length;
      await Garfish.loader.load({ scope: 'shop', url: `${url}?new` });
      return [before, requests.length];
    },
    [1, 2],
  ],
  '#hooks-of-useplugin-and-setlifecycle',
  [
    'For a file that is fetched, beforeLoad and fetch fire, and then loaded or error. A cached file fires none of them.',
    async ({ Garfish, entry, notes }) => {
      Garfish.loader.usePlugin({
        name: 'notes',
        beforeLoad(data) {
          notes.push('beforeLoad');
          return data;
        },
        fetch: () => void notes.push('fetch'),
        loaded(data) {
          notes.push('loaded');
          return data;
        },
      });
      for (const _ of [1, 2]) await Garfish.loader.load({ scope: 'shop', url: entry('shop') });
      return notes;
    },
    ['beforeLoad', 'fetch', 'loaded'],
  ],
  '#loaded',
  [
    'Change the parsed file before it is cached',
    async ({ Garfish, load, text }) => {
      Garfish.loader.usePlugin({
        name: 'changes',
        loaded(data) {
          const { value } = data;
          if (value.fileType === 'js' && value.resourceManager)
            Reflect.set(
              value.resourceManager,
              'scriptCode',
              'exports.provider = { render({ dom }) { dom.append("changed"); }, destroy() {} };',
            );
          return data;
        },
      });
      await (await load('shop')).mount();
      return text();
    },
    'changed',
  ],
  '#clear-hook',
  [
    'Observe that the cache was cleared. The hook receives { scope, fileType } and must return it.',
    async ({ Garfish, entry }) => {
      let seen: object = {};
      await Garfish.loader.load({ scope: 'shop', url: `${entry('shop')}app.js` });
      Garfish.loader.usePlugin({
        name: 'clears',
        clear(data) {
          seen = data;
          return data;
        },
      });
      Garfish.loader.clear('shop', 'js' as never);
      return seen;
    },
    { scope: 'shop', fileType: 'js' },
  ],
  '#hooks-of-useplugin-and-setlifecycle',
  [
    'If beforeLoad, loaded or clear does not return the object that it received, it fails with The return value of hook "<type>" is incorrect.',
    async ({ Garfish, entry, ending }) => {
      Garfish.loader.usePlugin({ name: 'silent', beforeLoad: () => undefined as never });
      const end = await ending(() => Garfish.loader.load({ scope: 'shop', url: entry('shop') }));
      return end.includes('The return value of hook "beforeLoad" is incorrect.');
    },
    true,
  ],
  '#error',
  ...each(
    async ({ Garfish, entry, ending, notes }, process: unknown) => {
      Reflect.set(window, 'process', process);
      Garfish.loader.usePlugin({ name: 'errors', error: () => void notes.push('error') });
      await ending(() => Garfish.loader.load({ scope: 'gone', url: entry('gone') }));
      return notes;
    },
    [
      [
        'If the page has a process.env.NODE_ENV other than production, Garfish throws before it calls this hook. It fires in production, and also in a development build of webpack 5 or Vite, because their pages have no process.',
        [{ env: { NODE_ENV: 'development' } }, []],
        [undefined, ['error']],
      ],
    ],
  ),
  [
    'Observe a failed request. You cannot recover from it here',
    async ({ Garfish, entry, ending }) => {
      const seen: unknown[] = [];
      Garfish.loader.usePlugin({
        name: 'errors',
        error: (error, { scope }) => void seen.push(error instanceof Error, scope),
      });
      const end = await ending(() => Garfish.loader.load({ scope: 'gone', url: entry('gone') }));
      return [...seen, end.split(' ')[0]];
    },
    [true, 'gone', 'rejects'],
    { build: 'production' },
  ],
  '#fetch',
  [
    'a hook that returns nothing cancels the Response of an earlier one. A hook that returns false stops the hooks after it.',
    async ({ Garfish, entry, notes, requests }) => {
      const answer = async () => new Response('', { headers: { 'content-type': 'text/css' } });
      Garfish.loader.usePlugin({ name: 'answers', fetch: answer });
      Garfish.loader.usePlugin({ name: 'nothing', fetch: async () => {} });
      Garfish.loader.usePlugin({ name: 'stops', fetch: () => false });
      Garfish.loader.usePlugin({ name: 'never', fetch: () => void notes.push('never') });
      await Garfish.loader.load({ scope: 'shop', url: entry('shop') });
      return [requests.length, notes];
    },
    [1, []],
  ],
  [
    'such as application/json, the entry fails with Entrance wrong type of resource of "<name>".',
    async ({ Garfish, start, entry, ending }) => {
      start();
      const headers = { 'content-type': 'application/json' };
      const fetch = async () => new Response('{}', { headers });
      Garfish.loader.usePlugin({ name: 'json', fetch });
      return ending(() => Garfish.loadApp('shop', { entry: entry('shop') }));
    },
    'rejects with Entrance wrong type of resource of "shop".',
  ],
]);
