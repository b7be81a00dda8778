// @ts-check
// Reads and checks the content as the build does, in a second instead of after the compile. What was
// read is in the cache then, so the build does not read it again.

/** Errors that say to writers and operators what to do; the lines of the program would only hide it. */
const TOLD = ['ContentError', 'SettingsError'];

try {
  const { loadSite } = await import('../lib/site/load');
  const { formatWarnings } = await import('../lib/problems/problem');
  const { warnings } = await loadSite();
  if (warnings.length > 0) console.warn(formatWarnings(warnings));
} catch (error) {
  if (!(error instanceof Error) || !TOLD.includes(error.name)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
