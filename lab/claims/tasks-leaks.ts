import { claims } from './claim';

/** What `/guide/tasks/leaks` says. */
export const TASKS_LEAKS = claims([
  '/guide/tasks/leaks#what-garfish-keeps',
  [
    'the vm sandbox, cache: false or not set in loadApp | ten sandboxes',
    async ({ load }) => {
      const sandboxes = Reflect.get(window, Symbol.for('garfish.sandboxMap')) as Map<
        number,
        object
      >;
      const sizes: number[] = [];
      for (const fields of [{ cache: false }, {}, { cache: false, sandbox: false as const }]) {
        const before = sandboxes.size;
        for (let visit = 0; visit < 10; visit++) {
          const app = await load('shop', fields);
          await app.mount();
          app.unmount();
        }
        sizes.push(sandboxes.size - before);
      }
      return sizes;
    },
    [10, 10, 0],
  ],
  [
    'the vm sandbox, cache: true (the default of the router) | one sandbox',
    async ({ load }) => {
      const sandboxes = Reflect.get(window, Symbol.for('garfish.sandboxMap')) as Map<
        number,
        object
      >;
      const app = await load('shop', { cache: true });
      await app.mount();
      app.hide();
      for (let visit = 0; visit < 9; visit++) {
        const again = await load('shop', { cache: true });
        await again.show();
        again.hide();
      }
      return sandboxes.size;
    },
    1,
  ],
  [
    'If an app must start fresh each time, take its sandbox off the list after it has unmounted',
    async ({ start, app, Garfish, until, text }) => {
      const sandboxes = Reflect.get(window, Symbol.for('garfish.sandboxMap')) as Map<
        number,
        object
      >;
      start({
        apps: [app('shop', { cache: false })],
        afterUnmount(_info, { vmSandbox }, cacheMode) {
          if (!cacheMode && vmSandbox) sandboxes.delete(vmSandbox.id);
        },
      });
      for (let visit = 0; visit < 3; visit++) {
        Garfish.router.push({ path: '/shop' });
        await until(() => text()?.startsWith('shop at') && Garfish.apps.shop?.mounted);
        Garfish.router.push({ path: '/' });
        await until(() => text() === '');
      }
      return sandboxes.size;
    },
    0,
  ],
  '#set-maximum-size',
  [
    'With cache: false, Garfish stores the id of every timer and removes it only in clearTimeout or clearInterval, not when a timeout has fired.',
    async ({ ran, until, count }) => {
      const add = Set.prototype.add;
      const sizes: number[] = [];
      for (const cache of [false, true]) {
        const stored = new Set<Set<unknown>>();
        Set.prototype.add = function (value) {
          if (typeof value === 'number') add.call(stored, this);
          return add.call(this, value);
        };
        const noted = count('fired');
        await ran("for (let id = 0; id < 50; id++) setTimeout(() => note('fired'));", { cache });
        await until(() => count('fired') === noted + 50);
        Set.prototype.add = add;
        sizes.push(Math.max(0, ...[...stored].map(({ size }) => size)));
      }
      return sizes;
    },
    [50, 0],
  ],
  [
    'or clear the timeout in its own callback',
    async ({ ran, until, count }) => {
      const add = Set.prototype.add;
      const stored = new Set<Set<unknown>>();
      Set.prototype.add = function (value) {
        if (typeof value === 'number') add.call(stored, this);
        return add.call(this, value);
      };
      await ran(
        "for (let turn = 0; turn < 50; turn++) { const id = setTimeout(() => { clearTimeout(id); note('fired'); }); }",
        { cache: false },
      );
      await until(() => count('fired') === 50);
      Set.prototype.add = add;
      return Math.max(0, ...[...stored].map(({ size }) => size));
    },
    0,
  ],
]);
