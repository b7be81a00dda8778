import { withBase } from '../routing/base-path';

/** Requests a file of the site; rejects where the host has none. */
export async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(withBase(path));
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  return response;
}
