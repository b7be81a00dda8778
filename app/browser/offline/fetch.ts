import { BASE_PATH, withoutBase } from '@/lib/routing/base-path';

// Replaces `fetch` in the offline copy: a page that is opened from a folder can run scripts, but not read files. So
// lib/export/offline-copy.ts writes the files as scripts that call `offlineFile`.

const texts = new Map<string, string>();

Object.assign(window, {
  offlineFile: (path: string, text: string) => texts.set(path, text),
});

export async function fetch(address: string): Promise<Response> {
  const path = withoutBase(new URL(address, window.location.href).pathname);
  if (!texts.has(path)) await runScript(`${BASE_PATH}${path}.js`);
  const text = texts.get(path);
  return new Response(text, { status: text === undefined ? 404 : 200 });
}

function runScript(src: string): Promise<void> {
  return new Promise((resolve) => {
    const script = Object.assign(document.createElement('script'), { src });
    // A file that is not there has no text.
    script.onload = script.onerror = () => resolve();
    document.head.append(script);
  });
}
