import 'server-only';
import { basename } from 'node:path';
import { watch as watchFiles } from 'chokidar';
import { isGeneratedFolder } from '../files/list-files';
import { PUBLIC_FOLDER } from './public-files';
import { CONTENT_FOLDER, EXAMPLES_FOLDER } from './source-files';

const FOLDERS = [CONTENT_FOLDER, EXAMPLES_FOLDER, PUBLIC_FOLDER];

/** Editors write a file in several steps; a change is reported when they are done. */
const SETTLE_MS = 30;

type Watch = { listeners: Set<() => void>; changedAt: number };

// On the global object, since development loads this module again after every change of the code.
const shared = globalThis as typeof globalThis & { contentWatch?: Watch };

/** Calls back after every change of the content, and at once if there was one since a time; returns how to stop. */
export function watchContent(listener: () => void, since: number): () => void {
  const watch = shared.contentWatch ?? startWatching();
  watch.listeners.add(listener);
  if (watch.changedAt > since) listener();
  return () => watch.listeners.delete(listener);
}

function startWatching(): Watch {
  // Earlier changes were not watched, so the start counts as a change.
  const watch: Watch = { listeners: new Set(), changedAt: Date.now() };
  shared.contentWatch = watch;
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    watch.changedAt = Date.now();
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const listener of watch.listeners) listener();
    }, SETTLE_MS);
  };
  const watcher = watchFiles(FOLDERS, {
    ignoreInitial: true,
    ignored: (path) => isGeneratedFolder(basename(path)),
  });
  watcher
    .on('all', report)
    // The only event for a broken symbolic link.
    .on('raw', report)
    // The watcher drops a folder that is deleted as a whole, as by a checkout of another branch.
    .on('unlinkDir', (path) => {
      if (FOLDERS.includes(path)) watcher.add(path);
    });
  return watch;
}
