import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Connection, connectStage, type StopReason } from '@/lib/playground/connect';
import type { Edits } from '@/lib/playground/edits';
import type { StageEvent, ToStage } from '@/lib/playground/messages';
import type { Scenario } from '@/lib/playground/scenario';
import { addEvents } from '@/lib/playground/timeline';
import { shownScheme } from '../appearance/appearance';
import { messagesOfRun } from './playground-text';

/** A run on the stage, as the panel shows it. */
export type Run = {
  /** A new number is a new frame. */
  number: number;
  status: 'recorded' | 'loading' | 'running' | 'stopped';
  reason?: StopReason;
  /** What the reader had changed in the code when it began. */
  edits: Edits;
  /** As high as its content has been; nothing for the height that every stage has. */
  height?: number;
  events: readonly StageEvent[];
  /** The event to which the reader has stepped; nothing at the end of the run. */
  step?: number | undefined;
};

/** Runs a scenario with what is chosen on a stage, at once unless its recorded run is shown first. */
export function useStage(scenario: Scenario, edits: Edits, isRecorded: boolean) {
  const [run, setRun] = useState<Run>({
    number: 0,
    edits,
    events: [],
    ...(isRecorded ? { status: 'recorded', step: 0 } : { status: 'loading' }),
  });
  const isLoading = run.status === 'loading';
  const number = useRef(0);
  const connection = useRef<Connection>(undefined);
  const hasLoaded = useRef(false);
  // A frame cannot see what the page shows.
  const theme = useSyncExternalStore(onTheme, shownScheme);

  const change = (changed: Partial<Run>) => setRun((now) => ({ ...now, ...changed }));
  const close = () => {
    connection.current?.close();
    connection.current = undefined;
    hasLoaded.current = false;
  };
  const stop = (reason?: StopReason) => {
    close();
    change({ status: 'stopped', ...(reason && { reason }) });
  };
  /** Returns the number of the new run. */
  const restart = (edits: Edits) => {
    close();
    number.current += 1;
    setRun({ number: number.current, status: 'loading', edits, events: [] });
    return number.current;
  };
  const send = (message: ToStage) => connection.current?.send(message);
  const goTo = (step: number | undefined) => change({ step });

  // Fetched while the frame loads. `begin` sees what has failed.
  useEffect(() => {
    if (isLoading) messagesOfRun(scenario).catch(() => {});
  }, [scenario, isLoading]);
  useEffect(() => () => connection.current?.close(), []);
  useEffect(() => connection.current?.send({ type: 'theme', theme }), [theme]);

  /** The stage has loaded: once at the start; again only when an app has navigated it. */
  async function begin(frame: HTMLIFrameElement) {
    if (hasLoaded.current) return stop('left its page');
    hasLoaded.current = true;
    const messages = await messagesOfRun(scenario, run.edits).catch(() => undefined);
    if (!messages) return stop('no answer');
    // Meanwhile the reader may have stopped or restarted the run.
    if (!hasLoaded.current || !frame.isConnected || !frame.contentWindow) return;
    change({ status: 'running' });
    connection.current = connectStage(frame.contentWindow, messages, {
      height: (height) => setRun((now) => ({ ...now, height: Math.max(height, now.height ?? 0) })),
      events: (added) => setRun((now) => ({ ...now, events: addEvents(now.events, added) })),
      stop,
      ask: scenario.ask,
    });
  }

  return { run, begin, send, stop, restart, goTo };
}

function onTheme(run: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(run);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', run);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', run);
  };
}
