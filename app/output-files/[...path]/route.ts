import { fileRoute, filesForPrograms } from '@/app/file-route';
import { loadSite } from '@/lib/content/load';
import { markdownFiles } from '@/lib/page/markdown-files';

export const dynamic = 'force-static';

// Next allows no route at the URL of a page, so these files have a separate folder. Each is moved to its path after the
// export (lib/export/finish.ts), in the preview by a rewrite.

/**
 * The Markdown of every page and of the entries of error pages, and the files for programs of further languages and
 * versions, such as `/zh/llms.txt`. Those at the root have routes of their name.
 */
export const { generateStaticParams, GET } = fileRoute('/', async () => {
  const others = (await filesForPrograms()).filter(({ path }) => path.lastIndexOf('/') > 0);
  return [...others, ...markdownFiles(await loadSite())].map(({ path, text }) => ({
    path,
    body: text,
  }));
});
