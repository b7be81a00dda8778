// @ts-check
import { readManifest, verifyFolder, verifySite } from './compare-files.mjs';

// Compares a published site with what was built: with the list of files that lies on it, or with that
// of a folder, which also shows whether the newest build is there.
// `npm run verify -- https://docs.example.com/base [out]`, or `npm run verify -- out`. With `--headers` it also
// fails where the host sends other headers than it could; some hosts cannot be configured.

const isStrict = process.argv.includes('--headers');
const [place = 'out', folder] = process.argv.slice(2).filter((word) => word !== '--headers');
try {
  const { build, count, faults, headers } = /^https?:/.test(place)
    ? await verifySite(place, folder === undefined ? undefined : await readManifest(folder))
    : await verifyFolder(place);
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    console.error(
      `${faults.length} of ${count} files of build ${build} are not as they were built.`,
    );
    process.exitCode = 1;
  } else {
    console.log(`${count} files are those of build ${build}.`);
  }
  if (headers.length > 0) {
    console.error(`The host sends other headers than lib/export/host-rules.ts has:`);
    console.error(headers.join('\n'));
    if (isStrict) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
