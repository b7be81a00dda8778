import { createApp } from 'vue';
import App from './App.vue';
import { makeRouter } from './router.js';

let app;
let router;

function mount(element, basename) {
  router = makeRouter(basename);
  app = createApp(App, { basename });
  app.use(router);
  app.mount(element);
}

export const provider = () => ({
  render({ dom, basename }) {
    mount(dom.querySelector('#app'), basename);
  },
  destroy() {
    app.unmount();
    router.options.history.destroy();
  },
});

if (!window.__GARFISH__) mount(document.querySelector('#app'), '/');
