import { formatProblem } from '@/lib/problems/problem';
import { loadSite } from '@/lib/site/load';

/** The writers' preview: follows the content folder and shows what is wrong in it. No part of a build. */
export async function WriterPreview() {
  if (process.env.NODE_ENV !== 'development') return null;
  const { ContentPreview } = await import('@/components/preview/content-preview');
  const { problems } = await loadSite();
  return <ContentPreview problems={problems.map(formatProblem)} />;
}
