import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

let counter;

export const actions = {
  async open() {
    counter = await Garfish.loadApp('counter', {
      entry: '/apps/counter/index.html',
      domGetter: '#container',
      cache: false,
    });
    await counter.mount();
  },
  leave: () => counter.unmount(),
};
