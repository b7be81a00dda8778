import type { Scenario } from '../scenario';

type Entry = NonNullable<Scenario['explained']>;

/** The messages that a sub-app can cause, and the entry of `/issues/errors` that explains each. */
const ENTRIES: readonly (readonly [RegExp, string])[] = [
  [/load failed with status/, 'load-failed-with-status'],
  // Chromium, Firefox, Safari
  [/Failed to fetch|NetworkError when attempting|Load failed/, 'failed-to-fetch'],
  [/Entrance wrong type/, 'entrance-wrong-type'],
  [/"provider" is/, 'provider-is-undefined'],
  [/"render" is required/, 'render-is-required'],
  [/"destroy" is required/, 'destroy-is-required'],
  [/Invalid module content/, 'invalid-module-content'],
  [/import statement|import\.meta|import declarations may only/, 'import-statement'],
  [/Unexpected (token|keyword) 'export'|export declarations may only/, 'unexpected-export'],
  [/Unexpected token '<'|expected expression, got '<'/, 'unexpected-token'],
  [/Identifier '(exports|module|require)' has already/, 'exports-declared'],
  [/Invalid domGetter/, 'invalid-domgetter'],
  [/Invalid node type/, 'invalid-node-type'],
  [/Loading (CSS )?chunk/, 'loading-chunk'],
  [/Target container is not a DOM element/, 'create-root'],
  [/Invalid hook call|React error #321/, 'invalid-hook-call'],
  [/in JSON at|JSON Parse error/, 'garfish-config'],
];

/** The entry for a message; nothing for an error of the app's own. */
export function entryFor(message: string): Entry | undefined {
  const [, id] = ENTRIES.find(([pattern]) => pattern.test(message)) ?? [];
  return id === undefined ? undefined : `/issues/errors#${id}`;
}
