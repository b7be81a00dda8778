import { withBase } from '@/lib/routing/base-path';

const texts = new Map<string, Promise<string>>();

/** A file of `/playground/`, fetched once. */
export function playgroundText(name: string): Promise<string> {
  const known = texts.get(name);
  if (known) return known;
  const fetched = fetchText(name);
  texts.set(name, fetched);
  // A failed request may be repeated.
  fetched.catch(() => texts.delete(name));
  return fetched;
}

async function fetchText(name: string): Promise<string> {
  const response = await fetch(withBase(`/playground/${name}`));
  if (!response.ok) throw new Error(`${name}: status ${response.status}`);
  return response.text();
}
