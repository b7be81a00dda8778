import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

let banner;

export const actions = {
  async notes() {
    const notes = await Garfish.loadApp('notes', {
      entry: '/apps/notes/index.html',
      domGetter: '#left',
    });
    await notes.mount();
  },

  async mount() {
    banner = await Garfish.loadApp('banner', {
      entry: '/apps/banner/index.html',
      domGetter: '#right',
      sandbox: { strictIsolation: true },
    });
    await banner.mount();
  },

  unmount() {
    banner.unmount();
  },
};
