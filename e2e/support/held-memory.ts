import type { CDPSession } from '@playwright/test';

/** What the page of a session with `Performance.enable` holds on to, once the garbage is gone. */
export async function heldMemory(client: CDPSession) {
  // What a frame that is gone held goes at the second time.
  for (let time = 0; time < 2; time++) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    listeners: value('JSEventListeners'),
    nodes: value('Nodes'),
    bytes: value('JSHeapUsedSize'),
  };
}
