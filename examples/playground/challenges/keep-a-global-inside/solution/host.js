import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  apps: [{ name: 'shop', entry: '/apps/shop/index.html', domGetter: '#container' }],
});

export const actions = {
  async mount() {
    const app = await Garfish.loadApp('shop');
    await app.mount();
  },
  read() {
    console.log('The host reads:', String(window.season));
  },
};
