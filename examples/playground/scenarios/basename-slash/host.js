import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  domGetter: '#container',
  basename: '/portal',
  apps: [
    { name: 'cart', entry: '/apps/cart/index.html', activeWhen: '/cart' },
    { name: 'orders', entry: '/apps/orders/index.html', activeWhen: '/orders' },
  ],
});

export const actions = {
  cart: () => history.pushState(null, '', '/portal/cart'),
  orders: () => history.pushState(null, '', '/portal/orders'),
};
