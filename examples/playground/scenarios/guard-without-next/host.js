import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  domGetter: '#container',
  apps: [
    { name: 'cart', entry: '/apps/cart/index.html', activeWhen: '/cart' },
    { name: 'orders', entry: '/apps/orders/index.html', activeWhen: '/orders' },
  ],
});

Garfish.router.beforeEach((to, from, next) => {
  next();
});

export const actions = {
  cart: () => Garfish.router.push({ path: '/cart' }),
  orders: () => Garfish.router.push({ path: '/orders' }),
};
