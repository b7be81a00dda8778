import { claims } from './claim';

/** A sub-app that says what it gets for each name. */
const files = {
  '/requires/': '<script src="app.js"></script>',
  '/requires/app.js': `exports.provider = { render() {}, destroy() {} };
const { notes } = window.Garfish.getGlobalObject().lab;
for (const name of ['React', 'react']) {
  const got = require(name);
  notes.push(name + ' ' + (got && got.then ? 'promise' : typeof got));
}`,
};

/** What `/api/setExternal` says of names, and of libraries that are loaded late. */
export const EXTERNALS = claims([
  '/api/setExternal#set-up-the-bundler',
  [
    'The names in externals must be exactly the names that the host passes to setExternal.',
    async ({ Garfish, load, notes, warnings }) => {
      Garfish.setExternal('react', { version: 1 });
      await (await load('requires')).mount();
      return [notes, warnings.some((text) => text.includes('Package "React" is not found'))];
    },
    [['React undefined', 'react object'], true],
    { files },
  ],
  '#set-up-the-bundler',
  [
    'Without it, webpack takes the URL from the script tag, which is right for some tags only.',
    '/blog/hmr#the-files-steps-3-and-4 For a script with defer',
  ],
  '#load-a-library-only-when-an-app-needs-it',
  [
    'Garfish waits for beforeLoad, so import the library there',
    async ({ Garfish, start, app, notes, until }) => {
      start({
        apps: [app('requires')],
        async beforeLoad() {
          await new Promise((resolve) => setTimeout(resolve, 20));
          Garfish.setExternal('react', { version: 1 });
        },
      });
      await until(() => notes.length > 0);
      return notes;
    },
    ['React undefined', 'react object'],
    { files, path: '/requires' },
  ],
  [
    'After run, the hook also runs for apps that you load with loadApp.',
    async ({ start, load, notes }) => {
      start({ beforeLoad: ({ name }) => void notes.push(name) });
      await load('shop');
      return notes;
    },
    ['shop'],
  ],
  [
    'Garfish passes the value to the sub-app unchanged, even if it is a promise.',
    async ({ Garfish, load, notes }) => {
      Garfish.setExternal('react', Promise.resolve({ version: 1 }));
      await (await load('requires')).mount();
      return notes;
    },
    ['React undefined', 'react promise'],
    { files },
  ],
]);
