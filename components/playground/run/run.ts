import { readStored, removeStored, writeStored } from '@/lib/browser/stored';
import { packEdits, searchFor } from '@/lib/playground/address';
import { connectStage, ENDINGS, type RunStatus } from '@/lib/playground/connect-stage';
import { addEvents, readTrace } from '@/lib/playground/events/timeline';
import {
  type Challenge,
  type Choices,
  type Edits,
  initialChoices,
  type Scenario,
  VERSION_CONTROL_ID,
  withChoices,
  withEdit,
} from '@/lib/playground/scenario';
import { type Events, NO_ROUTES, type ToStage } from '@/lib/playground/stage-messages';
import { fetchTexts, startMessageOf } from './run-files';

/** A pause in typing after which the code runs. */
const PAUSE_MS = 1000;

const LOADING_LIMIT_MS = 20_000;

export type Run = {
  /** A new number is a new frame. */
  number: number;
  status: RunStatus;
  choices: Choices;
  /** The edits of the code now, and those with which the run began. */
  edits: Edits;
  startEdits: Edits;
  /** The edits as they are in a URL; nothing if they are too long for one. */
  packedEdits: string | undefined;
  /** As high as its content has been; nothing for the height that every stage has. */
  height?: number;
  events: Events;
  /** The recorded run in place of this one, where the browser has no routes in a frame. */
  recorded?: Events;
  /** The event to which the user has stepped; nothing at the end of the run. */
  step?: number | undefined;
};

type Changes = Pick<Run, 'choices' | 'edits'>;

export type RunProps = Changes & {
  scenario: Scenario | Challenge;
  /** Names it in URLs, downloads and recorded runs; the app of a user has none. */
  id?: string;
  isForeign?: boolean;
};

/** The reason why nothing is on the stage, if so. */
export function endingOf({ status }: Run): string | undefined {
  return status === 'loading' || status === 'running' ? undefined : ENDINGS[status];
}

const keyOf = (id: string) => `rspress.playground.${id}`;

export function readEdits(id: string): Changes | undefined {
  try {
    const { choices, edits } = JSON.parse(readStored(keyOf(id)) ?? '{}');
    return choices && edits ? { choices, edits } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Runs a scenario on a stage, and again when it is changed. It lives outside of React: a stage that calls back the
 * functions of a render would hold all that the render has seen.
 */
export function createRun({ scenario, id, choices, edits, isForeign = false }: RunProps) {
  let run: Run = {
    number: 0,
    status: isForeign ? 'waiting' : 'loading',
    choices,
    edits,
    startEdits: edits,
    packedEdits: '',
    events: [],
  };
  const listeners = new Set<() => void>();
  const isChallenge = 'judge' in scenario;
  /** Somebody else's code does not replace what this reader has saved. */
  const keepsSaved = isForeign && id !== undefined && readEdits(id) !== undefined;
  let connection: ReturnType<typeof connectStage> | undefined;
  let isClosed = false;
  let hasLoaded = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;

  const get = () => run;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const set = (next: Run) => {
    run = next;
    for (const listener of listeners) listener();
  };
  const change = (changed: Partial<Run>) => set({ ...run, ...changed });
  const chosen = () => withChoices(scenario, get().choices);
  const send = (message: ToStage) => connection?.send(message);
  /** Prepares the message that starts the stage. Each file is fetched once. */
  const message = () => startMessageOf(chosen(), get().startEdits).catch(() => undefined);

  function limitLoading() {
    limit = setTimeout(() => {
      if (get().status === 'loading') stop('not loaded');
    }, LOADING_LIMIT_MS);
  }

  function disconnect() {
    clearTimeout(limit);
    connection?.close();
    connection = undefined;
    hasLoaded = false;
  }

  function close() {
    isClosed = true;
    clearTimeout(pause);
    disconnect();
  }

  function stop(status: RunStatus = 'stopped') {
    disconnect();
    change({ status });
  }

  /** Returns the number of the new run. */
  function restart(changed: Partial<Changes> = {}): number {
    close();
    isClosed = false;
    const { choices, edits, packedEdits, number: before } = { ...get(), ...changed };
    const number = before + 1;
    set({ number, status: 'loading', choices, edits, startEdits: edits, packedEdits, events: [] });
    limitLoading();
    if (changed.edits) save();
    // While the frame loads
    void message();
    void pack();
    return number;
  }

  /** Steps to an event, or to the one that is nearest to it; without one, back to the run. */
  function goTo(step?: number) {
    const last = (get().recorded ?? get().events).length - 1;
    change({ step: step === undefined ? undefined : Math.max(0, Math.min(last, step)) });
  }

  function write(name: string, text: string) {
    change({ edits: withEdit(chosen(), get().edits, name, text) });
    save();
    // A reload brings what was typed, not what ran before.
    if (keepsSaved) void pack();
    else if (get().packedEdits) updateUrl('');
    clearTimeout(pause);
    if (get().status !== 'waiting') pause = setTimeout(restart, PAUSE_MS);
  }

  function save() {
    if (id === undefined || keepsSaved) return;
    const { choices, edits } = get();
    if (Object.keys(edits).length === 0) removeStored(keyOf(id));
    else writeStored(keyOf(id), JSON.stringify({ choices, edits } satisfies Changes));
  }

  /** Puts the edits into the URL, unless it is that of another scenario meanwhile, or there are other edits. */
  async function pack() {
    const { edits } = get();
    const packedEdits = await packEdits(edits);
    if (isClosed || get().edits !== edits) return;
    change({ packedEdits });
    updateUrl();
  }

  function address(packedEdits = get().packedEdits): string {
    const { origin, pathname, search, hash } = window.location;
    if (id === undefined || isChallenge) return `${origin}${pathname}#${id}`;
    return origin + pathname + searchFor(search, id, scenario, { ...get(), packedEdits }) + hash;
  }

  /** Names the scenario, its choices and edits in the URL, without a new history entry. */
  function updateUrl(packedEdits = get().packedEdits) {
    const isInitial = get().choices === choices && get().edits === edits;
    if (id === undefined || isChallenge || isInitial) return;
    // It would cancel a link whose page is still loading.
    if (window.navigation?.transition) return;
    window.history.replaceState(window.history.state, '', address(packedEdits));
  }

  /** The stage has loaded: once at the start; again only when an app has navigated it. */
  async function begin(frame: HTMLIFrameElement) {
    if (hasLoaded) return stop('left its page');
    hasLoaded = true;
    const start = await message();
    // Meanwhile the user may have stopped or restarted the run.
    if (!hasLoaded || !frame.contentWindow) return;
    if (!start) return stop('not loaded');
    change({ status: 'running' });
    connection = connectStage(frame.contentWindow, start, {
      height: (height) => change({ height: Math.max(height, get().height ?? 0) }),
      events: (added) => {
        change({ events: addEvents(get().events, added) });
        if (added.some(({ name }) => name === NO_ROUTES)) void showRecordedRun();
      },
      stop,
      ask: scenario.ask,
    });
  }

  /** Not all choices have a recorded run. Without one, the panel shows what happens here. */
  async function showRecordedRun() {
    if (id === undefined || isChallenge) return;
    const { number, choices } = get();
    const isFirst = Object.entries(initialChoices(scenario)).every(
      ([control, value]) => choices[control] === value,
    );
    const form = choices[VERSION_CONTROL_ID] ?? (isFirst ? 'run' : '');
    const texts = await fetchTexts(id).catch(() => undefined);
    const text = texts?.[form];
    if (text !== undefined && get().number === number) change({ recorded: readTrace(text) });
  }

  if (!isForeign) limitLoading();
  void message();
  if (Object.keys(edits).length > 0) void pack();
  return { get, subscribe, send, goTo, close, stop, restart, write, address, begin };
}
