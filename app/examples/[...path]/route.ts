import { servedFiles } from '@/app/served-files';
import { EXAMPLES_FOLDER, readExampleFiles } from '@/lib/content/source-files';
import { projectNames, zipPath, zipProject } from '@/lib/markdown/code/examples';

export const dynamic = 'force-static';

/** The projects whose code pages show, each as a zip. */
export const { generateStaticParams, GET } = servedFiles('examples', async () => {
  const files = readExampleFiles(EXAMPLES_FOLDER);
  return projectNames(files).map((name) => ({
    path: zipPath(name).slice('/examples/'.length),
    type: 'application/zip',
    body: () => zipProject(name, files),
  }));
});
