import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

let shop;

export const actions = {
  async mount() {
    shop = await Garfish.loadApp('shop', {
      entry: '/apps/shop/index.html',
      domGetter: '#container',
    });
    await shop.mount();
  },

  unmount() {
    shop.unmount();
  },
};
