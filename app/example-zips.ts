import 'server-only';
import { EXAMPLES_FOLDER, readExampleFiles } from '@/lib/content/source-files';
import { projectNames, zipProject } from '@/lib/markdown/code/examples';
import { outputFiles } from '@/lib/outputs/output-files';
import { loadSite } from '@/lib/site/load';
import { oncePerBuild } from '@/lib/site/memoize';

/** The zip of each project whose code pages show, with the facts that coding assistants need, by its name. */
export const exampleZips = oncePerBuild('zips', zipProjects);

async function zipProjects(): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const files = readExampleFiles(EXAMPLES_FOLDER);
  const agents = outputFiles(await loadSite(), new Map()).find(({ path }) => path === '/agents.md');
  return new Map(
    projectNames(files).map((name) => {
      const own = agents ? [[`examples/${name}/AGENTS.md`, agents.text] as const] : [];
      return [name, zipProject(name, new Map([...files, ...own]))];
    }),
  );
}
