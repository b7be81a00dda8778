import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  apps: ['cart', 'orders'].map((name, index) => ({
    name,
    entry: `/apps/${name}/index.html`,
    domGetter: index === 0 ? '#left' : '#right',
    props: { tools: 'global' },
    sandbox: { open: true },
  })),
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

  read() {
    console.log('The host reads window.season:', String(window.season));
  },
};
