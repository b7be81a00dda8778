import { fileRoute } from '@/app/file-route';
import { loadSite } from '@/lib/content/load';
import { changesOfPages } from '@/lib/page/dates';
import { markdownFiles } from '@/lib/page/markdown-files';
import { outputFiles } from '@/lib/page/output-files';

export const dynamic = 'force-static';

// Next allows no route at the URL of a page, so these files have a separate folder. Each is moved
// beside its page after the export (lib/export/finish.ts), in the preview by a rewrite.

/** The files for programs, such as `llms.txt`, and the Markdown of every page and of the entries of error pages. */
export const { generateStaticParams, GET } = fileRoute('output files', async () => {
  const content = await loadSite();
  return [...outputFiles(content, await changesOfPages()), ...markdownFiles(content)].map(
    ({ path, text }) => ({ path: path.slice(1), body: text }),
  );
});
