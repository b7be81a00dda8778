import { NotFoundView } from '@/components/not-found/not-found-view';
import { contextOf } from '../site-document';

/** The same in the preview, which finds out while it renders the page. */
export default async function NotFound() {
  return <NotFoundView context={await contextOf('/')} />;
}
