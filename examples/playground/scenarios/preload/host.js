import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  apps: [{ name: 'orders', entry: '/apps/orders/index.html', domGetter: '#container' }],
});

Garfish.preloadApp('orders');

export const actions = {
  async open() {
    const app = await Garfish.loadApp('orders');
    await app.mount();
  },
};
