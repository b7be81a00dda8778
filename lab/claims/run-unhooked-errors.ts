import { claims } from './claim';

/** What `/api/hooks` says of errors that reach no hook. */
export const RUN_UNHOOKED_ERRORS = claims([
  '/api/hooks#errors-end-where-you-catch-them',
  [
    'beforeLoad or afterLoad throws. loadApp rejects.',
    async ({ start, hooks, Garfish, entry, ending, notes }) => {
      start({
        ...hooks('run', 'errorLoadApp'),
        beforeLoad({ name }) {
          if (name === 'shop') throw new Error('beforeLoad fails');
        },
        afterLoad() {
          throw new Error('afterLoad fails');
        },
      });
      const ends: string[] = [];
      for (const name of ['shop', 'orders'])
        ends.push(await ending(() => Garfish.loadApp(name, { entry: entry(name) })));
      return [...ends, ...notes];
    },
    ['rejects with beforeLoad fails', 'rejects with afterLoad fails'],
  ],
  '#beforemount',
  [
    'An error in this hook makes mount() reject, even if you set errorMountApp.',
    async ({ start, load, ending, hooks, notes }) => {
      start({
        ...hooks('run', 'errorMountApp'),
        beforeMount() {
          throw new Error('beforeMount fails');
        },
      });
      const app = await load('shop');
      return [await ending(() => app.mount()), ...notes];
    },
    ['rejects with beforeMount fails'],
  ],
  '#errors-end-where-you-catch-them',
  [
    'destroy throws in hide(). hide() throws.',
    async ({ start, hooks, load, ending, notes }) => {
      start(hooks('run', 'errorUnmountApp'));
      const app = await load('fails-in-destroy');
      await app.mount();
      return [await ending(() => app.hide()), notes.at(-1)];
    },
    ['throws destroy fails', 'destroy'],
  ],
  [
    'beforeUnmount throws. unmount() and hide() throw, the app stays on the page, and later calls of unmount() do nothing.',
    async ({ start, hooks, mounted, ending, notes, text }) => {
      start({
        ...hooks('run', 'errorUnmountApp'),
        beforeUnmount() {
          throw new Error('beforeUnmount fails');
        },
      });
      const app = await mounted('shop');
      const ends = [];
      for (const call of ['hide', 'unmount', 'unmount'] as const)
        ends.push(await ending(() => app[call]()));
      return [ends, text(), notes.includes('run errorUnmountApp')];
    },
    [
      ['throws beforeUnmount fails', 'throws beforeUnmount fails', 'returns false'],
      'shop at /',
      false,
    ],
  ],
  [
    'Garfish does not wait for it, so the error ends as an unhandled rejection.',
    async ({ start, hooks, load, ending, until, rejections, notes }) => {
      start(hooks('run', 'errorMountApp'));
      const app = await load('rejects-in-render');
      const end = await ending(() => app.mount());
      await until(() => rejections.length > 0);
      return [end, rejections, notes.includes('run errorMountApp')];
    },
    ['resolves with true', ['render rejects'], false],
  ],
  [
    'as an unhandled rejection, and the route change stops.',
    async ({ start, app, until, rejections }) => {
      start({ apps: [app('fails-in-script')] });
      await until(() => rejections.length > 0);
      return rejections;
    },
    ['script fails'],
    { path: '/fails-in-script' },
  ],
]);
