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
]);
