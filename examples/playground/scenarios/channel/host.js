import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

Garfish.channel.on('news', (text) => console.log('The host hears:', text));

const places = { cart: '#left', orders: '#middle', notes: '#right' };

export const actions = {
  async mount() {
    for (const [name, domGetter] of Object.entries(places)) {
      const app = await Garfish.loadApp(name, {
        entry: `/apps/${name}/index.html`,
        domGetter,
        props: { greeting: 'Welcome, Ada', tools: 'channel' },
      });
      await app.mount();
    }
  },

  say() {
    Garfish.channel.emit('news', 'The harbour closes at six');
  },
};
