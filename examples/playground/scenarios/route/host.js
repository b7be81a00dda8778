import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  domGetter: '#container',
  apps: [
    { name: 'cart', entry: '/apps/cart/index.html', activeWhen: '/cart' },
    { name: 'orders', entry: '/apps/orders/index.html', activeWhen: '/orders' },
  ],
});

export const actions = {
  home: () => Garfish.router.push({ path: '/' }),
  cart: () => Garfish.router.push({ path: '/cart' }),
  orders: () => Garfish.router.push({ path: '/orders' }),
  cartoon: () => Garfish.router.push({ path: '/cartoon' }),
};
