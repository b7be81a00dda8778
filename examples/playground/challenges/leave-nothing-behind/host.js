import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

let chat;

export const actions = {
  async mount() {
    chat = await Garfish.loadApp('chat', {
      entry: '/apps/chat/index.html',
      domGetter: '#container',
      sandbox: false,
    });
    await chat.mount();
  },
  unmount: () => chat.unmount(),
  look() {
    const isShown = document.querySelector('body > p') !== null;
    console.log(isShown ? 'The page shows the banner.' : 'The page shows no banner.');
  },
};
