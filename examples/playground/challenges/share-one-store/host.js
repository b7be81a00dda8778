import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

export const actions = {
  async mount() {
    for (const [name, domGetter] of [
      ['one', '#left'],
      ['two', '#right'],
    ]) {
      const entry = `/apps/${name}/index.html`;
      const app = await Garfish.loadApp(name, { entry, domGetter });
      await app.mount();
    }
  },
};
