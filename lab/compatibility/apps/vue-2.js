import Vue from 'vue';
import { handOver } from './hand-over.js';
import App from './vue-2-app.js';

let vm;

export const provider = handOver(() => ({
  render({ dom }) {
    const place = dom.querySelector('#root').appendChild(document.createElement('div'));
    vm = new Vue({ render: (h) => h(App) }).$mount(place);
  },
  destroy() {
    vm.$destroy();
    vm.$el.remove();
  },
}));
