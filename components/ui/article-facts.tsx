import { fill } from '@/lib/labels/fill';
import type { Labels } from '@/lib/labels/labels';
import type { PageView } from '@/lib/page/page-view';
import ui from './ui.module.css';

/** The date of an article and its reading time. */
export function ArticleFacts({
  iso,
  text,
  minutes,
  labels: { doc },
}: NonNullable<PageView['date']> & { labels: Labels }) {
  return (
    <p className={ui.date}>
      <time dateTime={iso}>{text}</time>
      <span data-part="reading-time"> · {fill(doc.readingTime, { minutes: String(minutes) })}</span>
    </p>
  );
}
