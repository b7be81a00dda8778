import './style.css';

export default {
  components: { Details: () => import('./vue-2-details.js') },
  data: () => ({ count: 0 }),
  render(h) {
    return h('section', { class: 'app' }, [
      h('button', { on: { click: () => this.count++ } }, `Pressed ${this.count} times`),
      h('Details'),
    ]);
  },
};
