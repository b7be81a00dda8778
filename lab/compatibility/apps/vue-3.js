import { createApp } from 'vue';
import { handOver } from './hand-over.js';
import App from './vue-3-app.js';

let app;

export const provider = handOver(() => ({
  render({ dom }) {
    app = createApp(App);
    app.mount(dom.querySelector('#root'));
  },
  destroy() {
    app.unmount();
  },
}));
