import * as garfish from 'garfish';
import { HOST } from '../scenario';
import { type StartMessage, SYNTAX, type ToStage } from '../stage-messages';
import {
  answerRequests,
  keepFocusOfPage,
  keepHistoryOfTab,
  keepScrollOfPage,
  reportIgnoredCalls,
  stubStorage,
} from './browser-stubs';
import { runHost } from './host';
import { report, send } from './page';
import { watchContainers, watchGarfish, watchWindow } from './watch';

// What boot.ts runs with the first message of the page around it: it runs one host.

declare const message: StartMessage;
declare const port: MessagePort;

void start();

async function start() {
  const { containers, files, faults, path, colorScheme, actions } = message;
  const { style } = document.documentElement;
  style.colorScheme = colorScheme;
  const main = document.querySelector('main');
  if (main) {
    main.append(...containers.map(containerOf));
    watchContainers(main);
    reportHeight(main);
  }
  stubStorage();
  keepFocusOfPage();
  keepScrollOfPage();
  keepHistoryOfTab();
  if (path !== undefined) window.history.replaceState(null, '', path);
  answerRequests(message);
  watchWindow();
  reportIgnoredCalls(message.blocked);
  watchGarfish(garfish.default);
  for (const { message: text, ...at } of faults) report('error', '', SYNTAX, text, at);
  const isBroken = faults.some(({ file }) => file === HOST);
  const act = runHost((!isBroken && files[HOST]?.text) || '', garfish);

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

function reportHeight(main: HTMLElement): void {
  let waiting: ReturnType<typeof setTimeout>;
  const sendHeight = () => send({ type: 'height', height: main.offsetHeight });
  const observer = new ResizeObserver(() => {
    clearTimeout(waiting);
    waiting = setTimeout(sendHeight, HEIGHT_AFTER_MS);
  });
  observer.observe(main);
}

function containerOf(id: string): HTMLElement {
  const section = document.createElement('section');
  const container = document.createElement('div');
  container.id = id;
  section.setAttribute('aria-label', `#${id}`);
  section.append(container);
  return section;
}
