// @ts-check
// Reads and checks the content as the build does, in a second instead of after the compile. What was
// read is in the cache then, so the build does not read it again.

/** Errors that say to writers and operators what to do; the lines of the program would only hide it. */
const TOLD = ['ContentError', 'SettingsError'];

const settings = process.env.SITE_CONFIG ?? 'site.config.ts';
try {
  await import('@/site.config').then(
    ({ default: value }) => value ?? stop('it exports nothing as default'),
    (error) => stop(error.message),
  );
  const { loadSite } = await import('../lib/site/load');
  const { formatWarnings } = await import('../lib/problems/problem');
  const { warnings } = await loadSite();
  if (warnings.length > 0) console.warn(formatWarnings(warnings));
} catch (error) {
  if (!(error instanceof Error) || !TOLD.includes(error.name)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** @param {string} reason why the settings cannot be read */
function stop(reason) {
  const error = new Error(
    `${settings} cannot be read: ${reason}\n  Write "export default { … }" with the fields of lib/config/schema.ts.`,
  );
  error.name = 'SettingsError';
  throw error;
}
