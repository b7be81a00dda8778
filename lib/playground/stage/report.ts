import type { EventKind } from '../messages';

/** Adds a line to the timeline. The app is empty for what the host or the browser does. */
export type Report = (kind: EventKind, app: string, name: string, detail?: string) => void;
