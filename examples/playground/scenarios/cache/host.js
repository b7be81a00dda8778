import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  domGetter: '#container',
  apps: ['cart', 'orders'].map((name) => ({
    name,
    entry: `/apps/${name}/index.html`,
    activeWhen: `/${name}`,
    cache: true,
  })),
});

export const actions = {
  home: () => Garfish.router.push({ path: '/' }),
  cart: () => Garfish.router.push({ path: '/cart' }),
  orders: () => Garfish.router.push({ path: '/orders' }),
};
