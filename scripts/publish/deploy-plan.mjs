// @ts-check

import { listFiles } from '../../lib/export/files.mjs';
import { marksOf } from '../../lib/export/manifest.mjs';
import { readManifest } from './compare-files.mjs';
import { deployPlan } from './upload-steps.mjs';

// Prints in which order the files of the export go onto a host, and what to say of each.
// `npm run --silent deploy-plan > plan.json`

const root = process.argv[2] ?? 'out';
const files = await marksOf(root, await listFiles(root));
const { build } = await readManifest(root);
console.log(JSON.stringify(deployPlan(build, files), null, 1));
