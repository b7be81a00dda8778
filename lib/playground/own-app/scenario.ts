import { HOST, type Scenario, withChanges } from '../scenario';
import type { Inspected } from './inspect';
import { request } from './request';

/** What the host prints of the container after it has mounted the app. */
export const FILLED = 'The container has content.';
export const EMPTY = 'The container is empty.';

/** The entry of the host as it is in examples/playground/scenarios/_own-app/. */
export const ENTRY = "'http://localhost:8091/'";

/** A scenario whose host mounts the sub-app of a reader. */
export function ownAppScenario(
  host: Scenario,
  entry: string,
  { files, blocked }: Inspected,
): Scenario {
  const { origin } = new URL(entry);
  return {
    ...host,
    files: withChanges(host.files, [{ file: HOST, from: ENTRY, to: JSON.stringify(entry) }]),
    blocked,
    async ask(url) {
      if (Object.hasOwn(files, url)) return files[url];
      // Nothing but the reader's own server is asked.
      if (new URL(url).origin !== origin) return undefined;
      const answer = await request(url);
      return 'file' in answer ? answer.file : undefined;
    },
  };
}
