import { servedFiles } from '@/app/served-files';
import { EXAMPLES_FOLDER, readExampleFiles } from '@/lib/content/source-files';
import { projectNames, zipPath, zipProject } from '@/lib/markdown/code/examples';
import { outputFiles } from '@/lib/outputs/output-files';
import { loadSite } from '@/lib/site/load';

export const dynamic = 'force-static';

/** The projects whose code pages show, each as a zip with the facts that coding assistants need. */
export const { generateStaticParams, GET } = servedFiles('examples', async () => {
  const files = readExampleFiles(EXAMPLES_FOLDER);
  const agents = outputFiles(await loadSite(), new Map()).find(({ path }) => path === '/agents.md');
  return projectNames(files).map((name) => {
    const own = agents ? [[`examples/${name}/AGENTS.md`, agents.text] as const] : [];
    return {
      path: zipPath(name).slice('/examples/'.length),
      type: 'application/zip',
      body: () => zipProject(name, new Map([...files, ...own])),
    };
  });
});
