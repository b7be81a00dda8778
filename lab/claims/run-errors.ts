import { claims } from './claim';

/** What `/api/hooks` says of errors: which hook each of them reaches, and how the call ends. */
export const RUN_ERRORS = claims([
  '/api/hooks#errors-end-where-you-catch-them',
  [
    'The entry cannot be loaded | loadApp rejects | errorLoadApp is called, and loadApp resolves with null',
    async ({ start, hooks, Garfish, entry, ending, notes }) => {
      start(hooks('run', 'errorLoadApp'));
      return [await ending(() => Garfish.loadApp('gone', { entry: entry('gone') })), ...notes];
    },
    ['resolves with null', 'run errorLoadApp'],
  ],
  [
    'By default they throw it again',
    async ({ start, load, Garfish, entry, ending }) => {
      start();
      const script = await load('fails-in-script');
      const destroy = await load('fails-in-destroy');
      await destroy.mount();
      const end = await ending(() => Garfish.loadApp('gone', { entry: entry('gone') }));
      return [
        end.split(' ')[0],
        await ending(() => script.mount()),
        await ending(() => destroy.unmount()),
      ];
    },
    ['rejects', 'rejects with script fails', 'throws destroy fails'],
  ],
  [
    'errorLoadApp is called, but loadApp rejects | errorLoadApp is ignored',
    async ({ start, hooks, plugin, Garfish, entry, ending, notes }) => {
      start({ plugins: [plugin('plugin', 'errorLoadApp')] });
      const options = { entry: entry('gone'), ...hooks('app', 'errorLoadApp') };
      const end = await ending(() => Garfish.loadApp('gone', options));
      return [end.split(' ')[0], ...notes];
    },
    ['rejects', 'plugin errorLoadApp'],
  ],
  [
    'errorExecCode and then errorMountApp are called, and mount() resolves with false',
    async ({ start, hooks, load, ending, notes }) => {
      start(hooks('run', 'errorMountApp', 'errorExecCode'));
      const app = await load('fails-in-script');
      return [await ending(() => app.mount()), ...notes];
    },
    ['resolves with false', 'script', 'run errorExecCode', 'run errorMountApp'],
  ],
  [
    'errorExecCode is called, but mount() rejects | Both are called, but mount() rejects',
    async ({ start, hooks, plugin, load, ending, notes }) => {
      const names = ['errorMountApp', 'errorExecCode'];
      start({ plugins: [plugin('plugin', ...names)] });
      const first = await load('fails-in-script');
      const firstEnd = await ending(() => first.mount());
      const inPlugin = notes.splice(0).filter((note) => note !== 'script');
      const second = await load('fails-in-script', hooks('app', ...names));
      const secondEnd = await ending(() => second.mount());
      return [firstEnd, inPlugin, secondEnd, notes.filter((note) => note.startsWith('app'))];
    },
    [
      'rejects with script fails',
      ['plugin errorExecCode'],
      'rejects with script fails',
      ['app errorExecCode', 'app errorMountApp'],
    ],
  ],
  [
    'A script with async throws | mount() never settles',
    async ({ start, hooks, load, ending, until, settle, notes }) => {
      start({ ...hooks('run', 'errorExecCode') });
      const app = await load('fails-in-async');
      let end = '';
      ending(() => app.mount()).then((result) => {
        end = result;
      });
      await until(() => notes.includes('run errorExecCode'));
      await settle();
      return [end, Reflect.get(app, 'mounting')];
    },
    ['', true],
  ],
  [
    'Both are called, and mount() resolves with true',
    async ({ start, hooks, load, ending, until, notes }) => {
      start(hooks('run', 'errorMountApp', 'errorExecCode'));
      const app = await load('fails-in-async');
      const end = await ending(() => app.mount());
      await until(() => notes.includes('run errorMountApp'));
      return [end, notes.filter((note) => note.startsWith('run'))];
    },
    ['resolves with true', ['run errorExecCode', 'run errorMountApp']],
  ],
  [
    'errorMountApp is called, and mount() resolves with false | errorMountApp is not called, unless run or the app sets one as well',
    async ({ start, plugin, load, ending, notes }) => {
      start({ plugins: [plugin('plugin', 'errorMountApp')] });
      const alone = await load('fails-in-render');
      const first = await ending(() => alone.mount());
      const called = notes.splice(0).includes('plugin errorMountApp');
      const both = await load('fails-in-render', { errorMountApp() {} });
      const second = await ending(() => both.mount());
      return [first, called, second, notes.includes('plugin errorMountApp')];
    },
    ['rejects with render fails', false, 'rejects with render fails', true],
  ],
  [
    'There is no provider or no mount node, or render or afterMount throws in mount()',
    async ({ start, load, ending, notes }) => {
      start({
        asyncProviderTimeout: 0,
        errorMountApp: (_error, { name }) => void notes.push(`${name} failed`),
        afterMount({ name }) {
          if (name === 'shop') throw new Error('afterMount fails');
        },
      });
      const ends: string[] = [];
      for (const name of ['no-provider', 'fails-in-render', 'shop', 'orders']) {
        const app = await load(name, name === 'orders' ? { domGetter: () => null } : {});
        ends.push(await ending(() => app.mount()));
      }
      return [ends, notes.filter((note) => note.endsWith('failed')).length];
    },
    [Array(4).fill('resolves with false'), 4],
  ],
  [
    'errorUnmountApp is called, and unmount() returns false',
    async ({ start, hooks, load, ending, notes }) => {
      start(hooks('run', 'errorUnmountApp'));
      const app = await load('fails-in-destroy');
      await app.mount();
      return [await ending(() => app.unmount()), notes.at(-1)];
    },
    ['returns false', 'run errorUnmountApp'],
  ],
  [
    'errorUnmountApp is called, but unmount() throws',
    async ({ start, hooks, load, ending, notes }) => {
      start();
      const app = await load('fails-in-destroy', hooks('app', 'errorUnmountApp'));
      await app.mount();
      return [await ending(() => app.unmount()), notes.at(-1)];
    },
    ['throws destroy fails', 'app errorUnmountApp'],
  ],
  [
    'A script, stylesheet or remote module of the entry cannot be loaded. loadApp resolves, and mount() may fail later.',
    async ({ start, hooks, load, ending, notes, text }) => {
      start(hooks('run', 'errorLoadApp'));
      const app = await load('missing-script');
      return [await ending(() => app.mount()), text(), notes.includes('run errorLoadApp')];
    },
    ['resolves with true', 'missing-script at /', false],
  ],
]);
