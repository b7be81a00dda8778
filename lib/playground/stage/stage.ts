import * as garfish from 'garfish';
import { HOST, type ServedFile } from '../scenario';
import {
  type FromStage,
  type ReportEvent,
  type StartMessage,
  SYNTAX,
  shorten,
  type ToStage,
} from '../stage-messages';
import {
  answerRequests,
  keepFocusOfPage,
  keepHistoryOfTab,
  keepScrollOfPage,
  reportIgnoredCalls,
  stubStorage,
} from './browser-stubs';
import { runHost } from './host';
import { watchContainers, watchGarfish, watchWindow } from './watch';

// What boot.ts runs with the first message of the page around it: it runs one host.

declare const message: StartMessage;
declare const port: MessagePort;

void start();

async function start() {
  const { containers, files, faults, path, colorScheme, actions } = message;
  const send = (message: FromStage) => port.postMessage(message);
  const begun = performance.now();
  const report: ReportEvent = (kind, app, name, text = '', at = undefined) => {
    const time = performance.now() - begun;
    // The page cuts it too, but to pass on millions of letters would block it.
    const detail = shorten(text);
    send({ type: 'event', event: { kind, app, name, detail, time, ...(at && { at }) } });
  };

  const { style } = document.documentElement;
  style.colorScheme = colorScheme;
  const main = document.querySelector('main');
  if (main) {
    main.append(...containers.map(containerOf));
    watchContainers(main, report);
    reportHeight(main, send);
  }
  stubStorage();
  keepFocusOfPage();
  keepScrollOfPage();
  keepHistoryOfTab(report);
  if (path !== undefined) window.history.replaceState(null, '', path);
  answerRequests(message, report, askThePage);
  watchWindow(report);
  reportIgnoredCalls(message.blocked, report);
  watchGarfish(garfish.default, report);
  for (const { message: text, ...at } of faults) report('error', '', SYNTAX, text, at);
  const isBroken = faults.some(({ file }) => file === HOST);
  const act = runHost((!isBroken && files[HOST]?.text) || '', garfish, report);

  port.onmessage = ({ data }: MessageEvent<ToStage>) => {
    if (data.type === 'ping') send({ type: 'pong' });
    if (data.type === 'colorScheme') style.colorScheme = data.value;
    if (data.type === 'go') window.history.pushState(null, '', data.path);
    if (data.type === 'act') void act(data.action, 'pressed');
  };
  if (isBroken) return;
  for (const action of actions) await act(action, '');
}

/** An app without its styles may be higher, for a moment. */
const HEIGHT_AFTER_MS = 100;

function reportHeight(main: HTMLElement, send: (message: FromStage) => void): void {
  let waiting: ReturnType<typeof setTimeout>;
  const observer = new ResizeObserver(() => {
    clearTimeout(waiting);
    waiting = setTimeout(
      () => send({ type: 'height', height: main.offsetHeight }),
      HEIGHT_AFTER_MS,
    );
  });
  observer.observe(main);
}

/** A file that only the page can fetch, which it sends by a port of its own. */
function askThePage(url: string): Promise<ServedFile | undefined> {
  const { port1, port2 } = new MessageChannel();
  port.postMessage({ type: 'ask', url } satisfies FromStage, [port2]);
  return new Promise((answer) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      answer(data);
    };
  });
}

function containerOf(id: string): HTMLElement {
  const frame = document.createElement('section');
  const container = document.createElement('div');
  container.id = id;
  frame.setAttribute('aria-label', `#${id}`);
  frame.append(container);
  return frame;
}
