import { fileRoute } from '@/app/file-route';
import { loadSite } from '@/lib/content/load';
import { markdownFiles } from '@/lib/page/markdown-files';

export const dynamic = 'force-static';

// Next allows no route at the URL of a page, so these files have a separate folder. Each is
// moved beside its page after the export (lib/export/finish.ts), in the preview by a rewrite.

/** The Markdown of every page that shows something, and of the entries of error pages. */
export const { generateStaticParams, GET } = fileRoute('Markdown files', async () =>
  markdownFiles(await loadSite()).map(({ path, text }) => ({ path: path.slice(1), body: text })),
);
