import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

const mounted = {};

// Mounts an app, or unmounts it when it is on the page.
async function toggle(name, domGetter) {
  if (mounted[name]) {
    mounted[name].unmount();
    delete mounted[name];
    return;
  }
  const entry = `/apps/${name}/index.html`;
  mounted[name] = await Garfish.loadApp(name, { entry, domGetter });
  await mounted[name].mount();
}

export const actions = {
  cart: () => toggle('cart', '#left'),
  orders: () => toggle('orders', '#middle'),
  notes: () => toggle('notes', '#right'),
};
