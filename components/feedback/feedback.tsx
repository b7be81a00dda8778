import { withBase } from '@/lib/routing/base-path';
import { Island } from '../site/island';
import type { PageContext } from '../site/page-context';

/** Asks a question about the page. Without scripts, it links to where it is answered. */
export function Feedback({
  question,
  thanks,
  href,
  context: { labels },
}: {
  question: string;
  thanks: string;
  href: string;
  context: Pick<PageContext, 'labels'>;
}) {
  return (
    <Island
      name="feedback"
      props={{ question, thanks }}
      failure={labels.frame.scriptFailed}
      fallback={
        <p>
          <a href={withBase(href)}>{question}</a>
        </p>
      }
    />
  );
}
