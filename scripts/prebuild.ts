import { formatProblems } from '../lib/problems/problem';
import { settingsError } from '../lib/settings/schema';
import { basePathProblem, environmentProblem, sourceProblem } from './build-settings';
import { whyDatesAreMissing } from './missing-dates';
import { recoverFolder, targetProblem } from './replace-folder';

// Checks the settings of a build and its content, in a second instead of after the compile. The disk cache
// keeps what was read, so the build does not read it again.

/** Errors that say to writers and operators what to do; the lines of the program would only hide it. */
const EXPLAINED = ['ContentError', 'SettingsError'];

/** The codes of errors where the system refuses to read a file or folder. */
const UNREADABLE = ['EACCES', 'EPERM', 'EIO'];

const { BASE_PATH = '', SITE_CONFIG = 'site.config.ts', SITE_OUT = 'out' } = process.env;
try {
  const problem =
    environmentProblem(process.env) ??
    basePathProblem(BASE_PATH) ??
    sourceProblem(process.env) ??
    targetProblem(SITE_OUT);
  if (problem) throw settingsError(problem);
  recoverFolder(SITE_OUT);
  const reason = whyDatesAreMissing('.');
  if (reason) console.warn(`Pages may show no date of their last change: ${reason}`);

  Object.assign(process.env, { NODE_ENV: 'production' });
  await import('@/site.config').then(
    ({ default: value }) => {
      if (!value) throw unreadable('it exports nothing as default');
    },
    ({ message }) => {
      throw unreadable(message);
    },
  );
  const { loadSite } = await import('../lib/content/load');
  const { problems: warnings } = await loadSite();
  if (warnings.length > 0) console.warn(formatProblems(warnings, 'warning'));
} catch (error) {
  const message = messageOf(error);
  if (message === undefined) throw error;
  console.error(message);
  process.exitCode = 1;
}

function messageOf(error: unknown) {
  if (!(error instanceof Error)) return undefined;
  if (EXPLAINED.includes(error.name)) return error.message;
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (path === undefined || !UNREADABLE.includes(code)) return undefined;
  return `${path} cannot be read (${code}).\n  Give the build the right to read it, or move it to another folder.`;
}

function unreadable(reason: string) {
  return settingsError(
    `${SITE_CONFIG} cannot be read: ${reason}\n  Write "export default { … }" with the fields of lib/settings/schema.ts.`,
  );
}
