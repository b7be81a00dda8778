import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  apps: [
    { name: 'cart', entry: '/apps/cart/index.html', domGetter: '#left' },
    { name: 'orders', entry: '/apps/orders/index.html', domGetter: '#right' },
  ],
});

let apps = [];

export const actions = {
  async mount() {
    apps = await Promise.all([Garfish.loadApp('cart'), Garfish.loadApp('orders')]);
    for (const app of apps) await app.mount();
  },

  unmount() {
    for (const app of apps) app.unmount();
  },
};
