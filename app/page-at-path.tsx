import { notFound } from 'next/navigation';
import { DocView } from '@/components/doc/doc-view';
import { CleanAddress } from '@/components/frame/clean-address';
import { StructuredData } from '@/components/frame/structured-data';
import { HomeView } from '@/components/home/home-view';
import { LandingView } from '@/components/landing/landing-view';
import { registryFor } from '@/components/markdown/registry';
import { NotFoundView } from '@/components/not-found/not-found-view';
import { OverviewView } from '@/components/overview/overview-view';
import { PlainView } from '@/components/plain/plain-view';
import { pageModel } from '@/lib/page/page-model';
import { type PageView, pageView } from '@/lib/page/page-view';
import { structuredData } from '@/lib/page/structured-data';

/** The page at a path: the one place where a kind of page meets the component that shows it. */
export async function Page({ path }: { path: string }) {
  const model = await pageModel(path);
  if (!model) notFound();
  const view = await pageView(model, registryFor);
  return (
    <>
      <CleanAddress route={view.route} />
      <View view={view} />
      <StructuredData things={structuredData(model)} />
    </>
  );
}

function View({ view }: { view: PageView }) {
  switch (view.type) {
    case 'doc':
      return <DocView page={view} />;
    case 'overview':
      return <OverviewView page={view} />;
    case 'landing':
      return <LandingView page={view} />;
    case 'home':
      return <HomeView page={view} />;
    case 'custom':
    case 'blank':
      return <PlainView page={view} />;
    case '404':
      return <NotFoundView />;
    default:
      return view satisfies never;
  }
}
