import { formatWarnings } from '../lib/problems/problem';

// Reads and checks the content as the build does, in a second instead of after the compile. What was
// read is in the cache then, so the build does not read it again.

/** Errors that say to writers and operators what to do; the lines of the program would only hide it. */
const TOLD = ['ContentError', 'SettingsError'];

/** The codes of errors where the system refuses to read a file or folder. */
const UNREADABLE = ['EACCES', 'EPERM', 'EIO'];

const settings = process.env.SITE_CONFIG ?? 'site.config.ts';
try {
  await import('@/site.config').then(
    ({ default: value }) => value ?? stop('it exports nothing as default'),
    (error) => stop(error.message),
  );
  const { loadSite } = await import('../lib/site/load');
  const { warnings } = await loadSite();
  if (warnings.length > 0) console.warn(formatWarnings(warnings));
} catch (error) {
  const told = messageOf(error);
  if (told === undefined) throw error;
  console.error(told);
  process.exitCode = 1;
}

function messageOf(error: unknown) {
  if (!(error instanceof Error)) return undefined;
  if (TOLD.includes(error.name)) return error.message;
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (path === undefined || !UNREADABLE.includes(code)) return undefined;
  return `${path} cannot be read (${code}).\n  Give the build the right to read it, or move it to another folder.`;
}

/** Says why the settings cannot be read. */
function stop(reason: string) {
  const error = new Error(
    `${settings} cannot be read: ${reason}\n  Write "export default { … }" with the fields of lib/config/schema.ts.`,
  );
  error.name = 'SettingsError';
  throw error;
}
