import { withBase } from '../routing/base-path';

/** Time limit for pages and files. The preview compiles what is requested first. */
export const FETCH_TIMEOUT_MS = process.env.NODE_ENV === 'development' ? 120_000 : 10_000;

/** Requests a file of the site, which is no page; rejects where the host has none, or does not answer. */
export async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(withBase(path), { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  // Wi-Fi that asks to sign in answers every request with a page.
  const isPage = /^text\/html/.test(response.headers.get('content-type') ?? '');
  if (!response.ok || isPage) throw new Error(`${response.status} ${path}`);
  return response;
}

/** Reads files of the site, each once; a failed request may be repeated. */
export function fileReader<Value>(read: (response: Response) => Promise<Value>) {
  const files = new Map<string, Promise<Value>>();
  return (path: string): Promise<Value> => {
    const file = files.get(path) ?? fetchFile(path).then(read);
    files.set(path, file);
    file.catch(() => files.delete(path));
    return file;
  };
}
