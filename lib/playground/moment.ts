import type { StageEvent } from './messages';
import { levelOf } from './timeline';

/** What is to be seen after some events of a run. */
export type Moment = {
  containers: readonly { id: string; app: string; text: string }[];
  /** Where the address bar stands; nothing before the first route. */
  address: string | undefined;
  requests: readonly { path: string; answer: string; isFailure: boolean }[];
};

/** The page after some events. */
export function momentAfter(events: readonly StageEvent[], containers: readonly string[]): Moment {
  const lastOf = (id: string) =>
    events.findLast(({ kind, name }) => kind === 'page' && name === `#${id}`);
  return {
    containers: containers.map((id) => {
      const { app = '', detail = '' } = lastOf(id) ?? {};
      return { id, app, text: detail };
    }),
    address: events.findLast(({ kind }) => kind === 'route')?.name,
    requests: events.flatMap((event) => {
      if (event.kind !== 'request') return [];
      const { name, detail } = event;
      return [{ path: name.replace('GET ', ''), answer: detail, isFailure: !!levelOf(event) }];
    }),
  };
}
