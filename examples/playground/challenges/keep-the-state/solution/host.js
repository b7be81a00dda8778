import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

let counter;

export const actions = {
  async open() {
    if (counter) return counter.show();
    counter = await Garfish.loadApp('counter', {
      entry: '/apps/counter/index.html',
      domGetter: '#container',
    });
    await counter.mount();
  },
  leave: () => counter.hide(),
};
