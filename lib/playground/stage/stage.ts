import Garfish from 'garfish';
import {
  type FromStage,
  NO_ROUTES,
  type Report,
  type StartMessage,
  type ToStage,
} from '../messages';
import { answerRequests, askThePage } from './file-server';
import { isFromPage } from './from-page';
import { keepHistoryOfTab, lendStorage } from './surroundings';
import { asText, watchGarfish, watchWindow } from './watch';

type Actions = Readonly<Record<string, () => unknown>>;

// What boot.ts runs: it waits for the page around it and runs one host.

window.addEventListener('message', function begin(event) {
  const [port] = event.ports;
  const { data } = event;
  if (!isFromPage(event) || !port || data?.type !== 'start') return;
  window.removeEventListener('message', begin);
  start(data as StartMessage, port);
});

async function start(message: StartMessage, port: MessagePort) {
  const { host, containers, path, theme, actions } = message;
  const send = (message: FromStage) => port.postMessage(message);
  const begun = performance.now();
  const report: Report = (kind, app, name, detail = '') =>
    send({ type: 'event', event: { kind, app, name, detail, time: performance.now() - begun } });

  document.documentElement.dataset.theme = theme;
  const main = document.querySelector('main');
  if (main) {
    main.append(...containers.map(containerOf));
    new ResizeObserver(() => send({ type: 'height', height: main.offsetHeight })).observe(main);
  }
  lendStorage();
  keepHistoryOfTab({
    changed(address) {
      send({ type: 'address', path: address });
      report('route', '', address);
    },
    refused: () =>
      report('error', '', NO_ROUTES, 'This browser has no routes in a sandboxed frame.'),
  });
  if (path !== undefined) window.history.replaceState(null, '', path);
  const page = askThePage(send);
  answerRequests(message, report, page.ask);
  watchWindow(report);
  watchGarfish(Garfish, report);
  const act = runHost(host, report);

  port.onmessage = ({ data }: MessageEvent<ToStage>) => {
    if (data.type === 'ping') send({ type: 'pong' });
    if (data.type === 'theme') document.documentElement.dataset.theme = data.theme;
    if (data.type === 'file') page.answer(data.url, data.file);
    if (data.type === 'go') window.history.pushState(null, '', data.path);
    if (data.type === 'act') void act(data.action);
    if (data.type === 'read') send({ type: 'dom', html: main?.innerHTML ?? '' });
  };
  for (const action of actions) await act(action);
}

function containerOf(id: string): HTMLElement {
  const frame = document.createElement('section');
  const container = document.createElement('div');
  container.id = id;
  frame.setAttribute('aria-label', `#${id}`);
  frame.append(container);
  return frame;
}

/** Runs the code of a host as it is shown, and returns how one of its actions is performed. */
function runHost(code: string, report: Report): (name: string) => Promise<void> {
  const body = code
    .replace("import Garfish from 'garfish';\n", '')
    .replace('export const actions =', 'return');
  let actions: Actions = {};
  const run = async (step: () => unknown) => {
    try {
      await step();
    } catch (error) {
      report('error', '', 'thrown to the host', asText(error));
    }
  };
  const started = run(() => {
    actions = new Function('Garfish', body)(Garfish) as Actions;
  });
  return async (name) => {
    await started;
    await run(() => actions[name]?.());
  };
}
