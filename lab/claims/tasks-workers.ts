import { appPage } from './apps';
import { claims, each } from './claim';
import type { Lab } from './lab';

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
export const TASKS_WORKERS = claims([
  '/guide/tasks/workers-and-editors#',
  [
    'so new Worker(…) throws a SecurityError in it, with and without the sandbox',
    async ({ load, notes, until }) => {
      for (const fields of [{}, { sandbox: false as const }])
        await (await load('working', fields)).mount();
      await until(() => notes.filter((note) => note.startsWith('direct')).length === 2);
      return notes.filter((note) => note.startsWith('direct'));
    },
    ['direct SecurityError', 'direct SecurityError'],
    { files: FILES },
  ],
  [
    'To fix it without touching the sub-app, replace its Worker in the host',
    async ({ load, notes, until }) => {
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
    ['direct blob:', 'module imported'],
    { files: FILES },
  ],
  '#one-line-in-the-sub-app',
  [
    'Inside such a worker, self.location is the URL of the blob.',
    async ({ load, notes, until }) => {
      await (await load('working')).mount();
      await until(() => notes.some((note) => note.startsWith('script')));
      return notes.find((note) => note.startsWith('script'));
    },
    'script blob:',
    { files: FILES },
  ],
  [
    "It has no window, no __GARFISH__ and no proxy, and the origin of its requests is the host's.",
    async ({ load, notes, until }) => {
      await (await load('working')).mount();
      await until(() => notes.some((note) => note.startsWith('globals')));
      return notes.find((note) => note.startsWith('globals'));
    },
    'globals undefined,undefined,http://localhost:8080',
    { files: FILES },
  ],
  [
    'Garfish does not stop workers on unmount(), not even with cache: false.',
    async ({ load, notes, until }) => {
      const app = await load('ticking', { cache: false });
      await app.mount();
      app.unmount();
      notes.length = 0;
      await until(() => notes.length > 3);
      return notes[0];
    },
    'tick',
    {
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
    },
  ],
  '#other-kinds-of-workers',
  ...each(
    async ({ load, notes, until }: Lab, policy: string) => {
      const meta = document.createElement('meta');
      meta.httpEquiv = 'Content-Security-Policy';
      meta.content = policy;
      document.head.append(meta);
      await (await load('policed')).mount();
      await until(() => notes.length === 2);
      return notes.sort().join();
    },
    [
      [
        "The host's Content-Security-Policy must allow worker-src blob:. It also applies inside a worker that you start from a blob, because the blob belongs to the host. There, importScripts needs the sub-app's origin in script-src, and the imports of a module worker need it in worker-src.",
        ["script-src 'self' 'unsafe-eval'; worker-src blob:", 'module failed,script failed'],
        [
          "script-src 'self' 'unsafe-eval' http://localhost:8091; worker-src blob:",
          'module failed,script works',
        ],
        [
          "script-src 'self' 'unsafe-eval'; worker-src blob: http://localhost:8091",
          'module works,script failed',
        ],
      ],
    ],
    {
      files: {
        '/policed/': appPage(),
        '/policed/app.js': `const note = (text) => window.Garfish.getGlobalObject().lab.notes.push(text);
function start(name, code, options) {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const worker = new Worker(url, options);
  worker.onmessage = () => note(name + ' works');
  worker.onerror = () => note(name + ' failed');
}
const file = JSON.stringify('http://localhost:8091/policed/worker.js');
start('script', 'importScripts(' + file + ')');
start('module', 'import ' + file, { type: 'module' });
exports.provider = { render() {}, destroy() {} };`,
        '/policed/worker.js': 'postMessage(0);',
      },
    },
  ),
  [
    'A service worker must come from the origin of the page, without exception.',
    async ({ load, notes, until }) => {
      await (await load('working')).mount();
      await until(() => notes.some((note) => note.startsWith('service')));
      return notes.filter((note) => /^(service|shared)/.test(note)).sort();
    },
    ['service SecurityError', 'shared SecurityError'],
    { files: FILES },
  ],
]);
