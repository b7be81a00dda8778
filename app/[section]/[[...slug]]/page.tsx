import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/page/metadata';
import { loadSite } from '@/lib/site/load';
import { Page } from '../../page-at-path';

type Props = PageProps<'/[section]/[[...slug]]'>;

/** Every page below the home page. Redirects become pages after the export. */
export async function generateStaticParams() {
  // The preview asks for them in a process of its own at each request, and can do without.
  if (process.env.NODE_ENV === 'development') return [];
  const { pages } = await loadSite();
  const paths = [...pages.keys()].filter((path) => path !== '/');
  return paths.map((path) => {
    const [section = '', ...slug] = path.slice(1).split('/');
    return { section, slug };
  });
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(pathOf(await params));
}

export default async function ContentPage({ params }: Props) {
  return <Page path={pathOf(await params)} />;
}

function pathOf({ section, slug = [] }: { section: string; slug?: string[] | undefined }): string {
  return `/${[section, ...slug].map(decodeURIComponent).join('/')}`;
}
