import Garfish from 'garfish';

let isSignedIn = false;

Garfish.run({
  disablePreloadApp: true,
  apps: [{ name: 'account', entry: '/apps/account/index.html', domGetter: '#container' }],
  beforeLoad: () => true,
});

export const actions = {
  async open() {
    const app = await Garfish.loadApp('account');
    if (app) await app.mount();
  },
  signIn() {
    isSignedIn = true;
  },
};
