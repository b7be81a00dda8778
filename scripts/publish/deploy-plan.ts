import { marksOf } from '../../lib/export/manifest';
import { filesUnder } from '../../lib/files/list-files';
import { commandLine, orFail } from '../command-line.mjs';
import { readManifest } from './compare-files';
import { deployPlan } from './upload-steps';

// Prints in which order the files of the export go onto a host, and what to say of each.
// `npm run --silent deploy-plan > plan.json`

const { positionals } = commandLine({
  usage: 'npm run --silent deploy-plan -- [FOLDER] > plan.json',
  most: 1,
});
const [root = 'out'] = positionals;
await orFail(async () => {
  const { build } = await readManifest(root);
  const files = await marksOf(root, filesUnder(root));
  console.log(JSON.stringify(deployPlan(build, files), null, 1));
});
