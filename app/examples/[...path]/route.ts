import { exampleZips } from '@/app/example-zips';
import { fileRoute } from '@/app/file-route';
import { zipPath } from '@/lib/markdown/code/examples';

export const dynamic = 'force-static';

/** The projects whose code pages show, each as a zip. */
export const { generateStaticParams, GET } = fileRoute('/examples/', async () =>
  [...(await exampleZips())].map(([name, zip]) => ({
    path: zipPath(name),
    body: () => zip,
  })),
);
