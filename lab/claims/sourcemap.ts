import type { interfaces } from 'garfish';
import { claims, each } from './claim';

/** A sub-app that notes where an error of its first line is reported. */
const SHIFTED = {
  '/shifted/': '<!doctype html><html><body><script src="app.js"></script></body></html>',
  '/shifted/app.js': `(top.lab ?? window.Garfish.getGlobalObject().lab).notes.push(new Error().stack);
exports.provider = { render() {}, destroy() {} };`,
};

/** What `/blog/sourcemap` says. */
export const SOURCEMAP = claims([
  '/blog/sourcemap#where-the-shift-comes-from',
  ...each<false | interfaces.SandboxConfig>(
    async ({ mounted, notes }, sandbox) => {
      await mounted('shifted', { sandbox });
      const [, line, column] = /shifted\/app\.js:(\d+):(\d+)/.exec(notes[0] ?? '') ?? [];
      // The error stands at column 62 of the script itself.
      return [line, Number(column) - 62];
    },
    [
      [
        'vm sandbox | 2,334 | Parameters, with, more than 50 let declarations, CommonJS names',
        [{}, ['1', 2334]],
      ],
      ['vm sandbox with disableWith: true | 297 | Parameters', [{ disableWith: true }, ['1', 297]]],
      [
        'snapshot sandbox, or sandbox: false | 86 | CommonJS names and window',
        [{ snapshot: true }, ['1', 86]],
        [false, ['1', 86]],
      ],
      [
        'Garfish wraps and evaluates classic scripts in every mode, even with the sandbox off.',
        [false, ['1', 86]],
      ],
    ],
    { files: SHIFTED, build: 'production' },
  ),
  '#whose-error-is-it',
  [
    "In the vm sandbox, also the app's own window.onerror, without line and column",
    async ({ ran, notes, ending }) => {
      const script = `window.onerror = (text, url, line, column, error) =>
  note([text, url.endsWith('/app.js'), line, column, error instanceof Error].join());
throw new Error('own');`;
      return [await ending(() => ran(script)), notes];
    },
    ['rejects with own', ['own,true,,,true']],
  ],
  [
    'Garfish calls the function for errors that a script throws while it runs, but the browser never calls it.',
    async ({ ran, notes, until }) => {
      const seen: string[] = [];
      window.addEventListener('error', (event) => {
        seen.push(event.message);
        event.preventDefault();
      });
      await ran(`window.onerror = () => note('called');
setTimeout(() => { throw new Error('later'); });`);
      await until(() => seen.length > 0);
      return [seen, notes];
    },
    [['Uncaught Error: later'], []],
  ],
  [
    'listeners are added to the real window and also receive the errors of the host and of all other apps.',
    async ({ ran, notes }) => {
      await ran("window.addEventListener('error', (event) => note(event.message));");
      window.dispatchEvent(new ErrorEvent('error', { message: 'of the host' }));
      return notes;
    },
    ['of the host'],
  ],
  '#the-address-in-the-stack',
  [
    'Inline scripts have no URL, so Garfish gives them the URL of the entry.',
    async ({ ran, notes }) => {
      const inline =
        '<script>window.Garfish.getGlobalObject().lab.notes.push(new Error().stack);</script>';
      await ran('', {}, inline);
      return /localhost:8091\/[^/]*\/:1:\d+/.test(notes[0] ?? '');
    },
    true,
  ],
]);
