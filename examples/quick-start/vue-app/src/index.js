import { createApp } from 'vue';
import App from './App.vue';
import { makeRouter } from './router.js';

let app;

function mount(element, basename) {
  const router = makeRouter(basename);
  app = createApp(App, { basename });
  app.use(router);
  app.onUnmount(() => router.options.history.destroy());
  app.mount(element);
}

export const provider = () => ({
  render({ dom, basename }) {
    mount(dom.querySelector('#app'), basename);
  },
  destroy() {
    app.unmount();
  },
});

if (!window.__GARFISH__) mount(document.querySelector('#app'), '/');
