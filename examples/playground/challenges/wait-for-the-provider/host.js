import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

let app;

export const actions = {
  async mount() {
    app = await Garfish.loadApp('shop', {
      entry: '/apps/shop/index.html',
      domGetter: '#container',
      asyncProviderTimeout: 300,
    });
    await app.mount();
  },

  unmount() {
    app.unmount();
  },
};
