import './styles/index.css';
import type { Metadata } from 'next';
import { NotFoundView } from '@/components/not-found/not-found-view';
import { contextOf, SiteDocument } from './site-document';

export const metadata: Metadata = { title: '404' };

/** The page that hosts serve at an unknown URL. */
export default async function GlobalNotFound() {
  return (
    <SiteDocument path={NOT_FOUND_PATH}>
      <NotFoundView context={await contextOf(NOT_FOUND_PATH)} />
    </SiteDocument>
  );
}

/** No page can have it: names in content that begin with "_" are no pages. */
const NOT_FOUND_PATH = '/_not-found';
