// @ts-check

/**
 * A package of the lock file.
 * @typedef {{ version?: string, license?: string, dev?: boolean, optionalDependencies?: Record<string, string> }} Locked
 * @typedef {{ name: string, version: string, licence: string }} Licensed
 */

/** Licences that leave the site's own code to itself. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/**
 * Licences that are right for some packages only.
 * @type {readonly { packages: RegExp, licence: string, why: string }[]}
 */
const EXCEPTIONS = [
  { packages: /^caniuse-lite$/, licence: 'CC-BY-4.0', why: 'data that the build reads' },
  {
    packages: /^(next-mdx-remote|satori|@resvg\/.*)$/,
    licence: 'MPL-2.0',
    why: 'the build uses them unchanged',
  },
  { packages: /^simple-icons$/, licence: 'CC0-1.0', why: 'its drawings are free of any condition' },
  {
    packages: /^@fontsource(-variable)?\//,
    licence: 'OFL-1.1',
    why: 'fonts may be passed on as they are',
  },
  {
    packages: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    why: 'programs of their own for resizing pictures, which the export does not do',
  },
];

/**
 * The packages that the site is built from, without those that only check it.
 * @param {Readonly<Record<string, Locked>>} packages the `packages` of a lock file
 * @returns {Licensed[]} by name
 */
export function productionPackages(packages) {
  const entries = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  return entries
    .map(([path, { version = '', license }]) => {
      const name = nameOf(path);
      return { name, version, licence: license ?? licenceOfOwner(name, entries) ?? 'unknown' };
    })
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/**
 * The packages that must not be used, since not all of their licences are allowed.
 * @param {readonly Licensed[]} packages
 */
export function forbidden(packages) {
  return packages.filter(({ name, licence }) => {
    const parts = licence.replace(/[()]/g, '').split(' AND ');
    return !parts.every((part) => part.split(' OR ').some((choice) => isAllowed(name, choice)));
  });
}

/** @param {string} name @param {string} licence */
function isAllowed(name, licence) {
  return (
    ALLOWED.includes(licence) ||
    EXCEPTIONS.some((exception) => exception.licence === licence && exception.packages.test(name))
  );
}

/**
 * The parts of a package for other systems are in the lock file by name alone; they are published
 * together with it.
 * @param {string} name
 * @param {readonly [string, Locked][]} entries
 */
function licenceOfOwner(name, entries) {
  return entries.find(([, { optionalDependencies = {} }]) => name in optionalDependencies)?.[1]
    .license;
}

/** @param {string} path */
function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
