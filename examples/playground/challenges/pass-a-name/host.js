import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

let app;
let customer = 'Ada';

export const actions = {
  async mount() {
    app = await Garfish.loadApp('shop', {
      entry: '/apps/shop/index.html',
      domGetter: '#container',
      cache: false,
    });
    await app.mount();
  },

  async signIn() {
    app.unmount();
    customer = 'Grace';
    await actions.mount();
  },
};
