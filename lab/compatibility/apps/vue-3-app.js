import { defineAsyncComponent, h, ref } from 'vue';
import './style.css';

const Details = defineAsyncComponent(() => import('./vue-3-details.js'));

export default {
  setup() {
    const count = ref(0);
    return () =>
      h('section', { class: 'app' }, [
        h('button', { onClick: () => count.value++ }, `Pressed ${count.value} times`),
        h(Details),
      ]);
  },
};
