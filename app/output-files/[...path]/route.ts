import { fileRoute } from '@/app/file-route';
import { changesOfPages } from '@/lib/content/last-changes';
import { loadSite } from '@/lib/content/load';
import { markdownFiles } from '@/lib/page/markdown-files';
import { outputFiles } from '@/lib/page/output-files';

export const dynamic = 'force-static';

// Next allows no route at the URL of a page, so these files have a separate folder. Each is moved to its path after the
// export (lib/export/finish.ts), in the preview by a rewrite.

/** The Markdown of every page and of the entries of error pages, and the files for programs, such as `/llms.txt`. */
export const { generateStaticParams, GET } = fileRoute('/', async () => {
  const content = await loadSite();
  const files = [...outputFiles(content, await changesOfPages()), ...markdownFiles(content)];
  return files.map(({ path, text }) => ({ path, body: text }));
});
