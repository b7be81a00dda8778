import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  errorMountApp: (error) => console.error(error.message),
});

export const actions = {
  async mount() {
    const app = await Garfish.loadApp('late', {
      entry: '/apps/late/index.html',
      domGetter: '#container',
      asyncProviderTimeout: 2000,
    });
    await app.mount();
  },
};
