import type { PageView } from '@/lib/page/page-view';
import { fill } from '@/lib/settings/fill';
import type { Labels } from '@/lib/settings/labels';
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
