import type { ServedFile } from '../scenario';
import { type CodePosition, type EventKind, type FromStage, shorten } from '../stage-messages';

/** The way to the page around the stage, which boot.ts has got from it. */
declare const port: MessagePort;

const start = performance.now();

export function send(message: FromStage, ports: MessagePort[] = []): void {
  port.postMessage(message, ports);
}

/** Adds a line to the timeline. The app is empty for what the host or the browser does. */
export function report(kind: EventKind, app: string, name: string, text = '', at?: CodePosition) {
  const time = performance.now() - start;
  // The page cuts it too, but to pass on millions of letters would block it.
  const detail = shorten(text);
  send({ type: 'event', event: { kind, app, name, detail, time, ...(at && { at }) } });
}

/** Returns a file that only the page can fetch, which it sends by a port of its own. */
export function ask(url: string): Promise<ServedFile | undefined> {
  const { port1, port2 } = new MessageChannel();
  send({ type: 'ask', url }, [port2]);
  return new Promise((answer) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      answer(data);
    };
  });
}
