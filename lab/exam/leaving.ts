import { hostWith, listed, subApp, type Task } from './task';

const host = { 'host.js': hostWith().replace(listed('shop'), listed('clock')) };

const clock = (before: string, render: string, destroy: string) =>
  subApp(
    'clock',
    `${before}exports.provider = {
  render({ dom }) {
    ${render}
    dom.querySelector('#root').textContent = 'Clock';
  },
  destroy({ dom }) {${destroy && `\n    ${destroy}`}
    dom.querySelector('#root').textContent = '';
  },
};`,
  );

const TICK = "() => window.Garfish.channel.emit('tick')";
const LISTEN = "document.addEventListener('keydown', onKey);";
const ON_KEY = "const onKey = () => window.Garfish.channel.emit('key');\n\n";
const DIALOG = 'document.body.append(dialog);';
const NEW_DIALOG = "const dialog = document.createElement('dialog');\n\n";

/** What a sub-app must take away when it is left. */
export const LEAVING: Task[] = [
  {
    id: 'timer-goes-on',
    text: 'The clock ticks on after the user has left /clock. It must stop, and tick again at the next visit.',
    start: { ...host, ...clock('', `setInterval(${TICK}, 10);`, '') },
    solution: clock('let timer;\n\n', `timer = setInterval(${TICK}, 10);`, 'clearInterval(timer);'),
    path: '/clock',
    async judge({ until, text, Garfish }) {
      let ticks = 0;
      Garfish.channel.on('tick', () => (ticks += 1));
      const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
      await until(() => text() === 'Clock' && ticks > 2);
      history.pushState(null, '', '/orders');
      await until(() => text() === 'orders at /orders');
      await pause();
      const before = ticks;
      await pause();
      const isSilent = ticks === before;
      history.pushState(null, '', '/clock');
      await until(() => text() === 'Clock' && ticks > before);
      return isSilent;
    },
    sees: true,
  },
  {
    id: 'listener-stays',
    text: 'The clock reacts to keys. It still does when another sub-app shows, and after three visits it reacts three times to each key.',
    start: { ...host, ...clock(ON_KEY, LISTEN, '') },
    solution: clock(ON_KEY, LISTEN, LISTEN.replace('add', 'remove')),
    path: '/clock',
    async judge({ until, text, Garfish }) {
      let keys = 0;
      Garfish.channel.on('key', () => (keys += 1));
      const press = () => document.dispatchEvent(new KeyboardEvent('keydown'));
      await until(() => text() === 'Clock');
      press();
      history.pushState(null, '', '/orders');
      await until(() => text() === 'orders at /orders');
      press();
      history.pushState(null, '', '/clock');
      await until(() => text() === 'Clock');
      press();
      return keys;
    },
    sees: 2,
  },
  {
    id: 'dialog-stays-on-the-page',
    text: 'The clock appends a dialog to the body. It is still there when the user has left the clock, and each visit adds one more.',
    start: {
      ...host,
      ...clock('', `const dialog = document.createElement('dialog');\n    ${DIALOG}`, ''),
    },
    solution: clock(NEW_DIALOG, DIALOG, 'dialog.remove();'),
    path: '/clock',
    async judge({ until, text }) {
      const dialogs = () => document.getElementsByTagName('dialog').length;
      await until(() => text() === 'Clock');
      const seen = [dialogs()];
      history.pushState(null, '', '/orders');
      await until(() => text() === 'orders at /orders');
      seen.push(dialogs());
      history.pushState(null, '', '/clock');
      await until(() => text() === 'Clock');
      return [...seen, dialogs()];
    },
    sees: [1, 0, 1],
  },
];
