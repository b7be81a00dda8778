/** Starts what searches. The export puts the address of one bundled file in the place of this name. */
export function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
