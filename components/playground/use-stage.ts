import { useEffect, useRef, useState } from 'react';
import { type Connection, connectStage, type StopReason } from '@/lib/playground/connect';
import type { StageEvent, ToStage } from '@/lib/playground/messages';
import type { Choices, Scenario, ServedFile } from '@/lib/playground/scenario';
import { servedFiles } from '@/lib/playground/served-files';
import { addEvent } from '@/lib/playground/timeline';
import { playgroundText } from './playground-text';
import { useTheme } from './use-theme';

/** A run on the stage, as the panel shows it. */
export type Run = {
  /** A new number is a new frame. */
  number: number;
  status: 'loading' | 'running' | 'stopped';
  reason?: StopReason;
  address: string;
  events: readonly StageEvent[];
};

const FRESH = { status: 'loading', address: '', events: [] } as const;

/** Runs a scenario on a stage. A changed choice starts it again. */
export function useStage(scenario: Scenario, choices: Choices) {
  const [run, setRun] = useState<Run>({ number: 0, ...FRESH });
  const connection = useRef<Connection>(undefined);
  const hasLoaded = useRef(false);
  const theme = useTheme();

  const close = () => {
    connection.current?.close();
    connection.current = undefined;
    hasLoaded.current = false;
  };
  const stop = (reason?: StopReason) => {
    close();
    setRun((now) => ({ ...now, status: 'stopped', ...(reason ? { reason } : {}) }));
  };
  const restart = () => {
    close();
    setRun((now) => ({ number: now.number + 1, ...FRESH }));
  };
  const send = (message: ToStage) => connection.current?.send(message);

  useEffect(() => () => connection.current?.close(), []);
  useEffect(() => connection.current?.send({ type: 'theme', theme }), [theme]);

  /** The stage has loaded: once at the start; again only when an app has navigated it. */
  async function begin(frame: HTMLIFrameElement) {
    if (hasLoaded.current) return stop('left its page');
    hasLoaded.current = true;
    let files: Record<string, ServedFile>;
    try {
      files = await servedFiles(scenario, choices, playgroundText);
    } catch {
      return stop('no answer');
    }
    // Meanwhile the reader may have stopped or restarted the run.
    if (!hasLoaded.current || !frame.isConnected || !frame.contentWindow) return;
    setRun((now) => ({ ...now, status: 'running' }));
    connection.current = connectStage(
      frame.contentWindow,
      {
        type: 'start',
        host: scenario.host(choices),
        files,
        blocked: scenario.blocked ?? [],
        containers: scenario.containers,
        path: scenario.path ?? '/',
        theme,
        actions: scenario.start,
      },
      {
        message(message) {
          if (message.type === 'address') setRun((now) => ({ ...now, address: message.path }));
          if (message.type !== 'event') return;
          setRun((now) => ({ ...now, events: addEvent(now.events, message.event) }));
        },
        stop,
      },
    );
  }

  return { run, theme, begin, send, stop, restart };
}
