import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

let app;

export const actions = {
  async load() {
    app = await Garfish.loadApp('cart', {
      entry: '/apps/cart/index.html',
      domGetter: '#container',
    });
  },
  mount: () => app.mount(),
  hide: () => app.hide(),
  show: () => app.show(),
  unmount: () => app.unmount(),
};
