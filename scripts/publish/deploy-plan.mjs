// @ts-check

import { listFiles } from '../../lib/export/files.mjs';
import { markOf } from '../../lib/export/manifest.mjs';
import { readManifest } from './compare-files.mjs';
import { deployPlan } from './upload-steps.mjs';

// Prints in which order the files of the export go onto a host, and what to say of each.
// `npm run --silent deploy-plan > plan.json`

const root = process.argv[2] ?? 'out';
const paths = await listFiles(root);
const files = await Promise.all(paths.map(async (path) => [path, await markOf(root, path)]));
const { build } = await readManifest(root);
console.log(JSON.stringify(deployPlan(build, Object.fromEntries(files)), null, 1));
