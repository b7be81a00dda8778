import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  domGetter: '#container',
  apps: [
    {
      name: 'cart',
      entry: '/apps/cart/index.html',
      activeWhen: (path) => path.startsWith('/cart'),
    },
  ],
});

export const actions = {
  cart: () => Garfish.router.push({ path: '/cart' }),
  pay: () => Garfish.router.push({ path: '/cart/pay' }),
  cartoon: () => Garfish.router.push({ path: '/cartoon' }),
};
