import { type App, computed, createApp, defineComponent, h, onUnmounted, reactive, ref } from 'vue';
import { beat, hear, hostProps, rootIn, routes, say, season } from '../shared/host';

/** Outside the component, so that the cache of Garfish keeps it. */
const orders = reactive([
  { number: 1041, isShipped: true },
  { number: 1042, isShipped: false },
  { number: 1043, isShipped: false },
]);

const Orders = defineComponent({
  props: { basename: { type: String, required: true }, greeting: String, tools: String },
  setup(props) {
    const seconds = ref(0);
    const news = ref('');
    const route = ref('/');
    const router = routes(props.basename, (now) => {
      route.value = now;
    });
    route.value = router.current();
    const stops = [
      beat((now) => {
        seconds.value = now;
      }),
      hear((text) => {
        news.value = text;
      }),
      router.stop,
    ];
    onUnmounted(() => {
      for (const stop of stops) stop();
    });
    const shown = computed(() =>
      orders.filter(({ isShipped }) => route.value === '/' || !isShipped),
    );

    const tab = (name: string, label: string) =>
      h(
        'button',
        { type: 'button', 'aria-pressed': route.value === name, onClick: () => router.open(name) },
        label,
      );
    const row = (order: (typeof orders)[number]) =>
      h('li', { key: order.number }, [
        h('span', `No. ${order.number}`),
        order.isShipped
          ? h('mark', 'shipped')
          : h(
              'button',
              {
                type: 'button',
                onClick: () => {
                  order.isShipped = true;
                },
              },
              'Ship',
            ),
      ]);
    const tool = () => {
      if (props.tools === 'global') return h('p', ['window.season: ', h('code', season())]);
      if (props.tools !== 'channel') return undefined;
      const open = orders.filter(({ isShipped }) => !isShipped).length;
      const tell = () => say(`${open} orders are open`);
      return h('p', [h('button', { type: 'button', onClick: tell }, 'Tell the others')]);
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
});

let app: App | undefined;

type Given = { dom: Element; basename?: string; props?: unknown };

export const provider = () => ({
  render({ dom, basename = '/', props }: Given) {
    app = createApp(Orders, { basename, ...hostProps({ props }) });
    app.mount(rootIn(dom));
  },
  destroy() {
    app?.unmount();
  },
});
