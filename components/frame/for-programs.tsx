import { withBase } from '@/lib/routing/base-path';
import { markdownPath, type RoutePath } from '@/lib/routing/route-path';
import type { PageContext } from '../site/page-context';

/**
 * Where the Markdown of a page is and the list of all pages, for programs that read the HTML. Readers have
 * the menu of the page for it, so it is hidden, also from assistive technology.
 */
export function ForPrograms({ context, route }: { context: PageContext; route: RoutePath }) {
  return (
    <p hidden>
      <a href={withBase(`${context.prefix}/llms.txt`)}>llms.txt</a>{' '}
      <a href={withBase(markdownPath(route))}>{context.labels.doc.openMarkdown}</a>
    </p>
  );
}
