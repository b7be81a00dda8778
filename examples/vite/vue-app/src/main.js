import { vueBridge } from '@garfish/bridge-vue-v3';
import { createApp, h } from 'vue';
import App from './App.vue';
import { makeRouter } from './router.js';

function addRouter(app, basename) {
  const router = makeRouter(basename);
  app.use(router);
  app.onUnmount(() => router.options.history.destroy());
}

export const provider = vueBridge({
  rootComponent: App,
  appOptions: ({ basename }) => ({
    el: '#app',
    render: () => h(App, { basename }),
  }),
  handleInstance: (app, { basename }) => addRouter(app, basename),
});

if (!window.__GARFISH__) {
  const app = createApp(App, { basename: '/' });
  addRouter(app, '/');
  app.mount('#app');
}
