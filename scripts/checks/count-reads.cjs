// @ts-check
// Loaded into a build by check-reproducible.ts: notes every page that the build reads.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { isAbsolute } = require('node:path');

const { readFileSync } = fs;

/** @type {any} */ (fs).readFileSync = (/** @type {any[]} */ ...args) => {
  const [path] = args;
  // The build id is a hash of all files, which it reads by relative paths.
  if (typeof path === 'string' && isAbsolute(path) && /[\\/]content[\\/].*\.mdx?$/.test(path)) {
    fs.appendFileSync(process.env.READ_LOG ?? '', `${process.pid} ${path}\n`);
  }
  return readFileSync.apply(fs, /** @type {any} */ (args));
};
syncBuiltinESMExports();
