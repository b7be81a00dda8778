import 'server-only';
import { basename } from 'node:path';
import { watch } from 'chokidar';
import { isMadeFolder } from '../content/example-files';
import { CONTENT_FOLDER, EXAMPLES_FOLDER, PUBLIC_FOLDER } from '../site/folders';

/** Editors write a file in several steps; a change is told once they are done. */
const SETTLE_MS = 30;

type Listener = () => void;

// On the global object, since development loads this module anew with every change of the code.
const shared = globalThis as typeof globalThis & { contentListeners?: Set<Listener> };

/** Calls back after every change of a content file or a picture; returns how to stop. */
export function watchContent(listener: Listener): () => void {
  const listeners = shared.contentListeners ?? startWatching();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function startWatching(): Set<Listener> {
  const listeners = new Set<Listener>();
  shared.contentListeners = listeners;
  let timer: NodeJS.Timeout | undefined;
  watch([CONTENT_FOLDER, EXAMPLES_FOLDER, PUBLIC_FOLDER], {
    ignoreInitial: true,
    ignored: (path) => isMadeFolder(basename(path)),
  }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const listener of listeners) listener();
    }, SETTLE_MS);
  });
  return listeners;
}
