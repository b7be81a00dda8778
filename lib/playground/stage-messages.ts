import type { ServedFile } from './scenario';

export const EVENT_KINDS = [
  'action',
  'hook',
  'state',
  'page',
  'request',
  'route',
  'channel',
  'console',
  'error',
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

export const APP_STATES = ['loaded', 'mounted', 'hidden', 'unmounted', 'failed'] as const;

export type AppState = (typeof APP_STATES)[number];

export type StageEvent = {
  kind: EventKind;
  /** In milliseconds since the start. */
  time: number;
  /** The sub-app; empty for the host. */
  app: string;
  name: string;
  detail: string;
  /** The position in the code of the scenario at which an error was thrown. */
  at?: CodePosition;
};

/** What happened in a run until now. */
export type Events = readonly StageEvent[];

/** A line of a file that readers see, from 1. */
export type CodePosition = { file: string; line: number };

export type CodeProblem = CodePosition & { message: string };

/** The separator of lines in the text of a container. */
export const LINE_END = ' · ';

/** The error of a browser in which scenarios with routes can't run. */
export const NO_ROUTES = 'no routes';

/** The error that the code of the host, or one of its actions, has not caught. */
export const THROWN_TO_HOST = 'thrown to the host';

/** An error in the syntax of a file that the user has edited. */
export const SYNTAX = 'syntax';

/** The function that each loop of edited code calls (code/prepare-code.ts). Its caller is the line at fault. */
export const LOOP_GUARD = 'loopGuard_';

/** The first message to the stage. It brings the port for all others. */
export type StartMessage = {
  type: 'start';
  /** The script of the stage, which the page fetches once: browsers cache nothing for a frame of an opaque origin. */
  code: string;
  /** The body of the host by its name (prepare-code.ts), and what the server of the sub-apps sends by path. */
  files: Readonly<Record<string, ServedFile>>;
  faults: readonly CodeProblem[];
  blocked: readonly string[];
  containers: readonly string[];
  /** The path at which the host starts, if it has routes. */
  path: string | undefined;
  /** The value of the CSS property on the page. */
  colorScheme: string;
  /** The actions to perform at once, one after the other. */
  actions: readonly string[];
};

export type ToStage =
  | { type: 'act'; action: string }
  | { type: 'go'; path: string }
  | { type: 'colorScheme'; value: string }
  | { type: 'ping' };

export type FromStage =
  | { type: 'event'; event: StageEvent }
  | { type: 'height'; height: number }
  /** Asks for a file that is not in `files`, to be sent by the port that comes with it, or nothing. */
  | { type: 'ask'; url: string }
  | { type: 'pong' };

/** An app may be as high as its frame, which would then grow without end. */
const MAX_HEIGHT = 1200;

/** Longer texts are cut: nobody reads them, and an app could send anything. */
const MAX_TEXT = 400;

/** A message of the stage in the form that the page expects; nothing for any other value. */
export function readMessage(data: unknown): FromStage | undefined {
  const { type, event: sent, height, url } = Object(data);
  if (type === 'pong') return { type };
  if (type === 'ask' && typeof url === 'string' && URL.canParse(url)) return { type, url };
  if (type === 'height' && typeof height === 'number' && height > 0) {
    return { type, height: Math.min(height, MAX_HEIGHT) };
  }
  const event = type === 'event' && readEvent(sent);
  return event ? { type: 'event', event } : undefined;
}

function readEvent(sent: unknown): StageEvent | undefined {
  const { kind, time, app, name, detail, at } = Object(sent);
  const areTexts = [app, name, detail].every((text) => typeof text === 'string');
  if (!areTexts || !EVENT_KINDS.includes(kind) || !Number.isFinite(time)) return undefined;
  const event = { kind, time, app: shorten(app), name: shorten(name), detail: shorten(detail) };
  const { file, line } = Object(at);
  const isPosition = typeof file === 'string' && Number.isSafeInteger(line);
  return isPosition ? { ...event, at: { file: shorten(file), line } } : event;
}

export function shorten(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}
