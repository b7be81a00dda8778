import { withBase } from '@/lib/routing/base-path';
import { keepHidden } from '@/lib/routing/frame-parts';

/** Where a row leads; it goes on hiding what the address of the page hides. */
export function addressOf(link: string): string {
  return withBase(keepHidden(link, document.documentElement.dataset.hide ?? ''));
}
