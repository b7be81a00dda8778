import type { Metadata } from 'next';
import { NotFoundView } from '@/components/not-found/not-found-view';

export const metadata: Metadata = { title: { absolute: '404' } };

// No props from the site: this element is copied into the payload of every page.
export default function NotFound() {
  return <NotFoundView isSearching />;
}
