/** Starts what searches. The export puts the address of one bundled file in the place of these names. */
export function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/** The address of its script, to fetch it ahead. */
export function workerAddress(): string {
  return new URL('./worker.ts', import.meta.url).href;
}
