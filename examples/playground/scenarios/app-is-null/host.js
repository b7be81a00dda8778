import Garfish from 'garfish';

function showClosed() {
  document.querySelector('#container').textContent = 'The shop is closed today.';
}

Garfish.run({
  disablePreloadApp: true,
  // The shop is not open today.
  beforeLoad: () => false,
  errorLoadApp: (error) => console.error(error.message),
  errorMountApp: (error) => console.error(error.message),
});

export const actions = {
  async mount() {
    const app = await Garfish.loadApp('shop', {
      entry: '/apps/shop/index.html',
      domGetter: '#container',
    });
    await (app ? app.mount() : showClosed());
  },
};
