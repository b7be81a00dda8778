import { withBase } from '../routing/base-path';

/** Requests a file of the site; rejects where the host has none. */
export async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(withBase(path));
  if (!response.ok) throw new Error(`${response.status} ${path}`);
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
