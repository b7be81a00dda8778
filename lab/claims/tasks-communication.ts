import { claims } from './claim';

const app = (render: string) => ({
  '/talks/': '<p></p><script src="app.js"></script>',
  '/talks/app.js': `exports.provider = {
  render({ dom, props }) { ${render} },
  destroy() {},
};`,
});

/** What the page about talking between apps says. */
export const TASKS_COMMUNICATION = claims([
  '/guide/tasks/communication#props-with-functions',
  [
    'Functions survive, but a class instance loses its methods. Pass stores and clients in props of run, because sub-apps then receive the same object.',
    async ({ start, app: entryOf, until }) => {
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
    [true, 'undefined', 1],
    { files: app('window.Garfish.getGlobalObject().got = props;') },
  ],
  '#choose-the-way',
  [
    'Reach other browser tabs | BroadcastChannel | It also works in sub-apps',
    async ({ load, notes, until }) => {
      new BroadcastChannel('news').onmessage = ({ data }) => notes.push(data);
      await (await load('talks')).mount();
      await until(() => notes.length > 0);
      return notes;
    },
    ['hello'],
    { files: app("new BroadcastChannel('news').postMessage('hello');") },
  ],
  '#what-does-not-work',
  [
    'A CustomEvent on window does reach host and sub-apps in both directions.',
    async ({ load, notes }) => {
      window.addEventListener('from-app', (event) =>
        notes.push(String((event as CustomEvent).detail)),
      );
      await (await load('talks')).mount();
      window.dispatchEvent(new CustomEvent('from-host', { detail: 1 }));
      return notes;
    },
    ['2'],
    {
      files: app(`window.addEventListener('from-host', ({ detail }) =>
  window.dispatchEvent(new CustomEvent('from-app', { detail: detail + 1 })));`),
    },
  ],
]);
