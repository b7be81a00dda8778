import { appPage } from './apps';
import type { Claim } from './claim';

const PAGE = '/guide/tasks/workers-and-editors#';

/** A sub-app that starts workers of its own server and notes what they answer. */
const WORKING = `const note = (text) => window.Garfish.getGlobalObject().lab.notes.push(text);
const started = [];
function start(name, make) {
  try {
    const worker = make();
    started.push(worker);
    worker.onmessage = ({ data }) => note(name + ' ' + data);
    worker.postMessage('hello');
  } catch (error) { note(name + ' ' + error.name); }
}
const own = 'http://localhost:8091/working/worker.js';
const blob = (code) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
exports.provider = {
  render() {
    start('direct', () => new Worker(own));
    start('module', () => new Worker('http://localhost:8091/working/module.js', { type: 'module' }));
    start('script', () => new Worker(blob('importScripts(' + JSON.stringify(own) + ');')));
    start('shared', () => new SharedWorker(own));
    start('globals', () => new Worker(blob('onmessage = () => postMessage([typeof window, typeof __GARFISH__, self.origin])')));
    navigator.serviceWorker.register(own).catch(({ name }) => note('service ' + name));
  },
  destroy() {},
};`;

const FILES = {
  '/working/': appPage(),
  '/working/app.js': WORKING,
  '/working/worker.js': 'onmessage = () => postMessage(self.location.protocol);',
  '/working/module.js': "import './part.js'; onmessage = () => postMessage(self.part);",
  '/working/part.js': "self.part = 'imported';",
};

/** What `/guide/tasks/workers-and-editors` says. */
export const TASKS_WORKERS: Claim[] = [
  {
    at: PAGE,
    says: 'so new Worker(…) fails in it with a SecurityError. Garfish does not change that, with or without the sandbox.',
    files: FILES,
    run: async ({ load, notes, until }) => {
      for (const fields of [{}, { sandbox: false as const }])
        await (await load('working', fields)).mount();
      await until(() => notes.filter((note) => note.startsWith('direct')).length === 2);
      return notes.filter((note) => note.startsWith('direct'));
    },
    gives: ['direct SecurityError', 'direct SecurityError'],
  },
  {
    at: PAGE,
    says: 'This option in the host mends it for a sub-app, without any change in the sub-app',
    files: FILES,
    run: async ({ load, notes, until }) => {
      class AnyWorker extends Worker {
        constructor(url: string | URL, options?: WorkerOptions) {
          const { href } = new URL(url, location.href);
          const file = JSON.stringify(href);
          const code = options?.type === 'module' ? `import ${file};` : `importScripts(${file});`;
          const isOwn = href.startsWith('blob:');
          super(
            isOwn ? url : URL.createObjectURL(new Blob([code], { type: 'text/javascript' })),
            options,
          );
        }
      }
      const modules = [() => ({ override: { Worker: AnyWorker } })];
      await (await load('working', { sandbox: { modules } as object })).mount();
      const answers = () => notes.filter((note) => /^(direct|module)/.test(note)).sort();
      await until(() => answers().length === 2);
      return answers();
    },
    gives: ['direct blob:', 'module imported'],
  },
  {
    at: `${PAGE}one-line-in-the-sub-app`,
    says: 'Inside such a worker, self.location is the URL of the blob.',
    files: FILES,
    run: async ({ load, notes, until }) => {
      await (await load('working')).mount();
      await until(() => notes.some((note) => note.startsWith('script')));
      return notes.find((note) => note.startsWith('script'));
    },
    gives: 'script blob:',
  },
  {
    at: `${PAGE}one-line-in-the-sub-app`,
    says: "It has no window, no __GARFISH__ and no proxy, and the origin of its requests is the host's.",
    files: FILES,
    run: async ({ load, notes, until }) => {
      await (await load('working')).mount();
      await until(() => notes.some((note) => note.startsWith('globals')));
      return notes.find((note) => note.startsWith('globals'));
    },
    gives: 'globals undefined,undefined,http://localhost:8080',
  },
  {
    at: `${PAGE}one-line-in-the-sub-app`,
    says: 'Garfish does not stop workers on unmount(), not even with cache: false.',
    files: {
      '/ticking/': appPage(),
      '/ticking/app.js': `const note = (text) => window.Garfish.getGlobalObject().lab.notes.push(text);
exports.provider = {
  render() {
    const code = 'setInterval(() => postMessage(0), 10)';
    new Worker(URL.createObjectURL(new Blob([code]))).onmessage = () => note('tick');
  },
  destroy() {},
};`,
    },
    run: async ({ load, notes, until }) => {
      const app = await load('ticking', { cache: false });
      await app.mount();
      app.unmount();
      notes.length = 0;
      await until(() => notes.length > 3);
      return notes[0];
    },
    gives: 'tick',
  },
  {
    at: `${PAGE}other-kinds-of-workers`,
    says: 'A service worker must come from the origin of the page, without exception.',
    files: FILES,
    run: async ({ load, notes, until }) => {
      await (await load('working')).mount();
      await until(() => notes.some((note) => note.startsWith('service')));
      return notes.filter((note) => /^(service|shared)/.test(note)).sort();
    },
    gives: ['service SecurityError', 'shared SecurityError'],
  },
];
