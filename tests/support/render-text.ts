import 'server-only';
import type { ReactNode } from 'react';
import type { Registry, RenderOptions } from '../../lib/markdown/document/render-markdown';
import { renderMarkdown } from '../../lib/markdown/document/render-markdown';
import { routeTable } from '../../lib/routing/route-table';
import { en } from '../../lib/settings/en';

/** A page with nothing around it. */
export const ALONE: Omit<RenderOptions, 'file' | 'registry'> = {
  prefixes: [''],
  routes: routeTable([]),
  examples: new Map(),
  pictures: new Map(),
  wrapsCode: false,
  labels: en.doc,
  arrange: () => {},
};

/** For tests: renders a text, with nothing around it but what is given. */
export async function renderText(
  text: string,
  file: string,
  registry: Registry = {},
  given: Partial<RenderOptions> = {},
): Promise<ReactNode> {
  return renderMarkdown(text, { ...ALONE, file, registry, ...given });
}
