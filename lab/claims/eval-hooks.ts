import { claims, each } from './claim';

/** What `/api/hooks` says of scripts besides those of the entry, and of what Garfish logs. */
export const EVAL_HOOKS = claims([
  '/api/hooks',
  ...each(
    async ({ start, mounted, notes }, sandbox: object) => {
      const file = (url?: string) => url?.split('/').at(-1);
      start({
        sandbox,
        afterMount: () => void notes.push('afterMount'),
        beforeEval: (_info, _code, _env, url) => void notes.push(`before ${file(url)}`),
        afterEval: (_info, _code, _env, url) => void notes.push(`after ${file(url)}`),
      });
      const app = await mounted('shop');
      app.hide();
      await app.show();
      return notes.join();
    },
    [
      [
        "#in-which-order-hooks-fire In the vm sandbox, beforeEval and afterEval also fire around afterMount. Garfish then runs an internal script, without a url, that calls the app's window.onload.",
        [
          {},
          'before app.js,script,after app.js,render,afterMount,before undefined,after undefined,destroy,render,afterMount,before undefined,after undefined',
        ],
        [
          { snapshot: true },
          'before app.js,script,after app.js,render,afterMount,destroy,render,afterMount',
        ],
      ],
    ],
  ),
  [
    '#arguments Empty for a script that the app adds',
    async ({ start, ran, notes }) => {
      start({
        beforeEval(_info, code, env) {
          if (code.startsWith('window.added'))
            notes.push(`${Object.keys(env ?? {}).length} names for the added script`);
        },
      });
      await ran(`const added = document.createElement('script');
added.textContent = 'window.added = true';
document.body.append(added);
note('added: ' + window.added);`);
      return notes;
    },
    ['0 names for the added script', 'added: true'],
  ],
  [
    '#errors-end-where-you-catch-them Garfish itself logs a failed load only in development, and a failed mount never.',
    async ({ start, Garfish, entry, load, ending, warnings, errors }) => {
      start({ errorLoadApp() {}, errorMountApp() {} });
      await Garfish.loadApp('gone', { entry: entry('gone') });
      const ofLoad = warnings.splice(0).length;
      const app = await load('fails-in-render');
      return [ofLoad, await ending(() => app.mount()), warnings, errors];
    },
    [1, 'resolves with false', [], []],
  ],
  [
    'Garfish itself logs a failed load only in development',
    async ({ start, Garfish, entry, warnings, errors }) => {
      start({ errorLoadApp() {} });
      await Garfish.loadApp('gone', { entry: entry('gone') });
      return [warnings, errors];
    },
    [[], []],
    { build: 'production' },
  ],
  '/api/run#show-a-loading-indicator',
  [
    'log the error in the two error hooks, because Garfish does not.',
    '/api/hooks#errors-end-where-you-catch-them Garfish itself logs a failed load',
  ],
]);
