import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/page/metadata';
import { Page } from './page-at-path';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata('/');
}

export default function HomePage() {
  return <Page path="/" />;
}
