// @ts-check
// Loaded into a build by check-reproducible.mjs: notes every page that the build reads.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const { readFile } = fs.promises;

/** @type {any} */ (fs.promises).readFile = (/** @type {any[]} */ ...args) => {
  const [path] = args;
  if (typeof path === 'string' && /[\\/]content[\\/].*\.mdx?$/.test(path)) {
    fs.appendFileSync(process.env.READ_LOG ?? '', `${path}\n`);
  }
  return readFile.apply(fs.promises, /** @type {any} */ (args));
};
syncBuiltinESMExports();
