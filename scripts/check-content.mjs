// @ts-check
import { register } from 'node:module';

// Reads and checks the content as the build does, in a second instead of after the compile. What was
// read is in the cache then, so the build does not read it again.

register('./typescript-hooks.mjs', import.meta.url);
const { loadSite } = await import('../lib/site/load');
try {
  await loadSite();
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'ContentError') throw error;
  console.error(error.message);
  process.exitCode = 1;
}
