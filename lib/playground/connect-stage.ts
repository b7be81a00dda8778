import type { Scenario } from './scenario';
import { readMessage, type StageEvent, type StartMessage, type ToStage } from './stage-messages';

const MESSAGES_PER_SECOND = 300;

/** What readers see in place of the stage, by the reason why nothing is on it. */
export const ENDINGS = {
  /** Somebody else's code waits for Run. */
  waiting: 'This link changes the code. It is not from this site: read it, then press Run.',
  stopped: 'Stopped',
  'not loaded':
    'Stopped: a file of the playground could not be loaded. Check your connection, then press Run.',
  'too many messages': `Stopped: an app sent more than ${MESSAGES_PER_SECOND} messages in a second, such as lines in the console or changes of its text. Let it send fewer, then press Run.`,
  'no answer': 'Stopped: the stage did not answer for three seconds.',
  'left its page': 'Stopped: an app navigated away from the stage.',
};

export type RunStatus = 'loading' | 'running' | keyof typeof ENDINGS;

/** An app may be busy, but not for three seconds. */
const MISSED_PINGS = 3;
/** Events are passed on in batches, since rendering each one would keep the page busy. */
const EVENTS_MS = 100;

/** Starts a run on a loaded stage. Apps are not trusted: too many messages, or none, end the run. */
export function connectStage(
  stage: Pick<Window, 'postMessage'>,
  start: StartMessage,
  on: {
    height?: (height: number) => void;
    events: (events: readonly StageEvent[]) => void;
    stop: (reason: RunStatus) => void;
    ask?: Scenario['ask'] | undefined;
  },
) {
  const { port1: port, port2 } = new MessageChannel();
  const queue: StageEvent[] = [];
  let flushTimer: ReturnType<typeof setTimeout> | undefined;
  let received = 0;
  let missed = 0;

  const timer = setInterval(() => {
    received = 0;
    // The browser slows the timers of a page that nobody sees, here as on the stage.
    if (document.hidden) return;
    missed += 1;
    if (missed > MISSED_PINGS) return stop('no answer');
    port.postMessage({ type: 'ping' });
  }, 1000);

  function flushEvents() {
    flushTimer = undefined;
    if (queue.length > 0) on.events(queue.splice(0));
  }

  function close() {
    clearInterval(timer);
    clearTimeout(flushTimer);
    // What has already been taken from the queue would still be delivered.
    port.onmessage = null;
    port.close();
    flushEvents();
  }

  function stop(reason: RunStatus) {
    close();
    on.stop(reason);
  }

  port.onmessage = ({ data, ports: [answer] }) => {
    missed = 0;
    received += 1;
    if (received > MESSAGES_PER_SECOND) return stop('too many messages');
    const message = readMessage(data);
    if (message?.type === 'height') on.height?.(message.height);
    if (message?.type === 'ask') {
      const { url } = message;
      Promise.resolve(on.ask?.(url))
        .catch(() => undefined)
        .then((file) => answer?.postMessage(file));
    }
    if (message?.type !== 'event') return;
    queue.push(message.event);
    flushTimer ??= setTimeout(flushEvents, EVENTS_MS);
  };
  // A sandboxed frame has no origin that could be named; nothing in the messages is secret.
  stage.postMessage(start, '*', [port2]);
  return { send: (message: ToStage) => port.postMessage(message), close };
}
