import Garfish from 'garfish';

Garfish.setExternal('prices', { rope: 12 });

Garfish.run({
  disablePreloadApp: true,
  errorLoadApp: (error) => console.error(error.message),
  errorMountApp: (error) => console.error(error.message),
});

export const actions = {
  async mount() {
    const app = await Garfish.loadApp('shop', {
      entry: '/apps/shop/index.html',
      domGetter: '#container',
    });
    // After errorLoadApp, there is no app.
    if (app) await app.mount();
  },
};
