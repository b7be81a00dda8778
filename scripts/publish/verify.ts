import { commandLine, orFail } from '../command-line.mjs';
import { comparisonProblem, readManifest, verifyFolder, verifySite } from './compare-files';

// Compares a published site with what was built: with the list of files that lies on it, or with that
// of a folder, which also shows whether the newest build is there.
// `npm run verify -- https://docs.example.com/base [out]`, or `npm run verify -- out`. With `--headers` it also
// fails where the host sends other headers than it could; some hosts cannot be configured.

const { values, positionals } = commandLine({
  usage: 'npm run verify -- [URL] [FOLDER] [--headers]',
  options: { headers: { type: 'boolean' } },
  most: 2,
});
const [place = 'out', folder] = positionals;
await orFail(async () => {
  const problem = comparisonProblem(place, folder);
  if (problem) throw new Error(problem);
  const { build, count, faults, headers } = /^https?:/i.test(place)
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
    if (values.headers) process.exitCode = 1;
  }
});
