import { fileRoute } from '@/app/file-route';
import { loadSite } from '@/lib/content/load';
import { changesOfPages } from '@/lib/page/dates';
import { outputFiles } from '@/lib/page/output-files';

export const dynamic = 'force-static';

// They belong at the root of the site and of each language, where Next has the pages. Like the
// Markdown of the pages they are moved there after the export (lib/export/plan.ts), in the preview
// by a rewrite.

/** Files that programs read instead of pages: `llms.txt`, `llms-full.txt`, `agents.md`, feeds. */
export const { generateStaticParams, GET } = fileRoute('output files', async () =>
  outputFiles(await loadSite(), await changesOfPages()).map(({ path, text }) => ({
    path: path.slice(1),
    body: () => text,
  })),
);
