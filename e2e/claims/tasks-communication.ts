import type { Claim } from './claim';

const PAGE = '/guide/tasks/communication';

const app = (render: string) => ({
  '/talks/': '<p></p><script src="app.js"></script>',
  '/talks/app.js': `exports.provider = {
  render({ dom, props }) { ${render} },
  destroy() {},
};`,
});

/** What the page about talking between apps says. */
export const TASKS_COMMUNICATION: Claim[] = [
  {
    at: `${PAGE}#props-with-functions`,
    says: 'Functions survive, but a class instance loses its methods. Pass stores and clients in props of run, which hands over the same object.',
    files: app('window.Garfish.getGlobalObject().got = props;'),
    run: async ({ start, app: entryOf, until }) => {
      class Store {
        get() {
          return 1;
        }
      }
      const store = new Store();
      const read = () => store.get();
      start({
        props: { store },
        apps: [entryOf('talks', { activeWhen: '/', props: { own: { store, read } } })],
      });
      const got = () => Reflect.get(window, 'got');
      await until(got);
      return [got().store === store, typeof got().own.store.get, got().own.read()];
    },
    gives: [true, 'undefined', 1],
  },
  {
    at: `${PAGE}#choose-the-way`,
    says: 'Reach other browser tabs | BroadcastChannel | It works in sub-apps, too',
    files: app("new BroadcastChannel('news').postMessage('hello');"),
    run: async ({ load, notes, until }) => {
      new BroadcastChannel('news').onmessage = ({ data }) => notes.push(data);
      await (await load('talks')).mount();
      await until(() => notes.length > 0);
      return notes;
    },
    gives: ['hello'],
  },
  {
    at: `${PAGE}#what-does-not-work`,
    says: 'A CustomEvent on window does reach host and sub-apps in both directions.',
    files: app(`window.addEventListener('from-host', ({ detail }) =>
  window.dispatchEvent(new CustomEvent('from-app', { detail: detail + 1 })));`),
    run: async ({ load, notes }) => {
      window.addEventListener('from-app', (event) =>
        notes.push(String((event as CustomEvent).detail)),
      );
      await (await load('talks')).mount();
      window.dispatchEvent(new CustomEvent('from-host', { detail: 1 }));
      return notes;
    },
    gives: ['2'],
  },
];
