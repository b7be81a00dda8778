import { projectNames, zipPath, zipProject } from '@/lib/code-blocks/examples';
import { EXAMPLES_FOLDER, readExampleFiles } from '@/lib/content/source-files';
import { oncePerBuild } from '@/lib/site/once-per-process';

export const dynamic = 'force-static';

const examples = oncePerBuild('examples', () => readExampleFiles(EXAMPLES_FOLDER));

/** The projects whose code pages show, each as a zip. */
export async function generateStaticParams() {
  return projectNames(examples()).map((name) => ({ file: zipPath(name).split('/').at(-1) ?? '' }));
}

export async function GET(_: Request, { params }: RouteContext<'/examples/[file]'>) {
  const { file } = await params;
  const files = examples();
  const name = projectNames(files).find((one) => zipPath(one).endsWith(`/${file}`));
  if (name === undefined) return new Response('', { status: 404 });
  return new Response(zipProject(name, files), { headers: { 'content-type': 'application/zip' } });
}
