import { fileRoute, filesOfOtherScopes } from '@/app/file-route';

export const dynamic = 'force-static';

// They belong below the path of their language and version, where Next has the pages. Like the Markdown of the
// pages they are moved there after the export (lib/export/finish.ts), in the preview by a rewrite.

/** The files for programs of further languages and versions: `/zh/llms.txt`, `/zh/feed.xml`. */
export const { generateStaticParams, GET } = fileRoute('output files', async () =>
  (await filesOfOtherScopes()).map(({ path, text }) => ({ path: path.slice(1), body: text })),
);
