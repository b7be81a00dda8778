import { readStored, writeStored } from '@/lib/browser/stored';

type Follow = (choice: string | null) => void;

const followers = new Map<string, Set<Follow>>();

/** What was chosen since the page was loaded, for browsers that store nothing. */
const remembered = new Map<string, string>();

/** The choice that is stored under a name. */
export function sharedChoice(name: string): string | null {
  return readStored(name) ?? remembered.get(name) ?? null;
}

/** Stores a choice under a name, and tells it to all groups of the page that follow it. */
export function shareChoice(name: string, choice: string): void {
  remembered.set(name, choice);
  writeStored(name, choice);
  for (const follow of followers.get(name) ?? []) follow(choice);
}

/** Tells of each choice under a name, also of those in other tabs of the browser, until stopped. */
export function followChoices(name: string, follow: Follow): () => void {
  const group = followers.get(name) ?? new Set();
  followers.set(name, group.add(follow));
  const fromElsewhere = ({ key, newValue }: StorageEvent) => {
    if (key === name) follow(newValue);
  };
  window.addEventListener('storage', fromElsewhere);
  return () => {
    group.delete(follow);
    if (group.size === 0) followers.delete(name);
    window.removeEventListener('storage', fromElsewhere);
  };
}
