import { formatProblem } from '@/lib/problems/problem';
import { loadSite } from '@/lib/site/load';

/** What only the preview has: it starts the page, follows the content folder and shows what is wrong in it. */
export async function WriterPreview() {
  if (process.env.NODE_ENV !== 'development') return null;
  const { InPreview } = await import('./browser/in-preview');
  const { ContentPreview } = await import('@/components/preview/content-preview');
  const { problems, warnings } = await loadSite();
  return (
    <>
      <InPreview renderedAt={Date.now()} />
      <ContentPreview problems={[...problems, ...warnings].map(formatProblem)} />
    </>
  );
}
