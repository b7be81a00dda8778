// @ts-check

import { listFiles } from '../../lib/export/files';
import { marksOf } from '../../lib/export/manifest';
import { readManifest } from './compare-files.mjs';
import { deployPlan } from './upload-steps.mjs';

// Prints in which order the files of the export go onto a host, and what to say of each.
// `npm run --silent deploy-plan > plan.json`

const root = process.argv[2] ?? 'out';
try {
  const { build } = await readManifest(root);
  const files = await marksOf(root, await listFiles(root));
  console.log(JSON.stringify(deployPlan(build, files), null, 1));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
