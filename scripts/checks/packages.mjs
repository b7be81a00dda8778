// @ts-check

/**
 * A package of the lock file, by its path in it.
 * @typedef {Readonly<Record<string, { integrity?: string, hasInstallScript?: boolean, version?: string }>>} Locked
 */

/**
 * What `npm audit` has found.
 * @typedef {{ skipped: string } | { faults: string[], hints: string[] }} Review
 */

/** @param {Locked} packages the packages that `npm ci` installs without comparing them with anything */
export function withoutHash(packages) {
  return namesOf(packages, ({ integrity }) => !integrity);
}

/** @param {Locked} packages the packages that would run a script when they are installed */
export function withInstallScript(packages) {
  return namesOf(packages, ({ hasInstallScript }) => hasInstallScript === true);
}

/**
 * What `npm audit --json` says, in sentences. A registry that does not review packages is no fault of theirs.
 * @param {string} text
 * @returns {Review}
 */
export function reviewOf(text) {
  /** @type {{ message?: string, vulnerabilities?: Record<string, { severity: string, via: (string | { title: string, url: string })[] }> }} */
  let report;
  try {
    report = JSON.parse(text);
  } catch {
    return { skipped: 'npm answers nothing' };
  }
  const { message = 'npm gives no list of vulnerabilities', vulnerabilities } = report;
  if (!vulnerabilities) return { skipped: message };
  /** @type {Review & { faults: string[] }} */
  const review = { faults: [], hints: [] };
  for (const [name, { severity, via }] of Object.entries(vulnerabilities)) {
    const reasons = via.map((reason) =>
      typeof reason === 'string' ? `through ${reason}` : `${reason.title} (${reason.url})`,
    );
    const list = ['high', 'critical'].includes(severity) ? review.faults : review.hints;
    list.push(`${name} (${severity}): ${reasons.join('; ')}`);
  }
  return review;
}

/**
 * @param {Locked} packages
 * @param {(entry: Locked[string]) => boolean} isMeant
 */
function namesOf(packages, isMeant) {
  return Object.entries(packages)
    .filter(([path, entry]) => path !== '' && isMeant(entry))
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
}
