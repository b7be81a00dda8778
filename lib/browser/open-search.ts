import { createStore } from './store';

const requests = createStore(0);

/** Runs something when a part of the page asks for the search. Returns how to stop it. */
export const onSearchWanted = requests.subscribe;

export function openSearch(): void {
  requests.set(requests.get() + 1);
}
