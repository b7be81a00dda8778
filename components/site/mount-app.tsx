import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { PageContext } from './page-context';
import { SiteContext } from './site-context';

/** Renders a React app into an element that no server component has filled. Unmount what it returns. */
export function mountApp(element: Element, context: PageContext, app: ReactNode): Root {
  const root = createRoot(element);
  root.render(<SiteContext value={context}>{app}</SiteContext>);
  return root;
}
