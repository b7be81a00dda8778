import 'server-only';
import { basename } from 'node:path';
import { watch as watchFiles } from 'chokidar';
import { CONTENT_FOLDER, EXAMPLES_FOLDER } from '../content/source-files';
import { isGeneratedFolder } from '../files/list-files';
import { PUBLIC_FOLDER } from './public-files';

/** Editors write a file in several steps; a change is reported when they are done. */
const SETTLE_MS = 30;

type Watch = { listeners: Set<() => void>; changedAt: number };

// On the global object, since development loads this module again after every change of the code.
const shared = globalThis as typeof globalThis & { contentWatch?: Watch };

/**
 * Calls back after every change of a content file or a picture, and at once if there was one since a
 * time in milliseconds; returns how to stop.
 */
export function watchContent(listener: () => void, since: number): () => void {
  const watch = shared.contentWatch ?? startWatching();
  watch.listeners.add(listener);
  if (watch.changedAt > since) listener();
  return () => watch.listeners.delete(listener);
}

function startWatching(): Watch {
  // What has changed before is not known, so it counts as a change.
  const watch: Watch = { listeners: new Set(), changedAt: Date.now() };
  shared.contentWatch = watch;
  let timer: NodeJS.Timeout | undefined;
  watchFiles([CONTENT_FOLDER, EXAMPLES_FOLDER, PUBLIC_FOLDER], {
    ignoreInitial: true,
    ignored: (path) => isGeneratedFolder(basename(path)),
  }).on('all', () => {
    watch.changedAt = Date.now();
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const listener of watch.listeners) listener();
    }, SETTLE_MS);
  });
  return watch;
}
