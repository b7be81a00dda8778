const { computed, createApp, h, onUnmounted, reactive, ref } = require('vue');
const { beat, hear, routes, say, season } = require('./host');

/** Outside the component, so that the cache of Garfish keeps it. */
const orders = reactive([
  { number: 1041, isShipped: true },
  { number: 1042, isShipped: false },
  { number: 1043, isShipped: false },
]);

const Orders = {
  props: ['basename', 'greeting', 'tools'],
  setup(props) {
    const seconds = ref(0);
    const news = ref('');
    const route = ref('/');
    const router = routes(props.basename, (now) => {
      route.value = now;
    });
    route.value = router.current();
    const stopBeat = beat((now) => {
      seconds.value = now;
    });
    const stopHearing = hear((text) => {
      news.value = text;
    });
    onUnmounted(() => {
      router.stop();
      stopBeat();
      stopHearing();
    });
    const shown = computed(() =>
      orders.filter(({ isShipped }) => route.value === '/' || !isShipped),
    );

    const tab = (name, label) =>
      button(label, () => router.open(name), { 'aria-pressed': route.value === name });
    const ship = (order) => {
      order.isShipped = true;
    };
    const row = (order) =>
      h('li', { key: order.number }, [
        h('span', `No. ${order.number}`),
        order.isShipped ? h('mark', 'shipped') : button('Ship', () => ship(order)),
      ]);
    const tool = () => {
      if (props.tools === 'global') return h('p', ['window.season: ', h('code', season())]);
      if (props.tools !== 'channel') return undefined;
      const open = orders.filter(({ isShipped }) => !isShipped).length;
      return h('p', [button('Tell the others', () => say(`${open} orders are open`))]);
    };

    return () =>
      h('div', { class: 'app orders' }, [
        h('div', { class: 'app-top' }, [
          h('b', 'Orders'),
          h('small', 'Vue 3'),
          h('span', { class: 'app-beat' }, `${seconds.value} s`),
        ]),
        h('div', { class: 'app-tabs' }, [tab('/', 'All'), tab('/open', 'Open')]),
        h('div', { class: 'app-body' }, [
          h('ul', shown.value.map(row)),
          props.greeting && h('p', { class: 'app-note' }, props.greeting),
          tool(),
          news.value && h('p', { class: 'app-note' }, `Heard: ${news.value}`),
        ]),
      ]);
  },
};

function button(label, onClick, others) {
  return h('button', { type: 'button', onClick, ...others }, label);
}

let app;

exports.provider = () => ({
  render({ dom, basename, props }) {
    app = createApp(Orders, { basename, ...props });
    app.mount(dom.querySelector('#root'));
  },
  destroy() {
    app.unmount();
  },
});
