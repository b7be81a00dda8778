import 'server-only';
import type { ReactNode } from 'react';
import { en } from '../../lib/labels/en';
import type { ExampleFiles } from '../../lib/markdown/code/examples';
import type { Registry } from '../../lib/markdown/document/mdx-compiler';
import { readMarkdown } from '../../lib/markdown/document/read';
import { type RenderOptions, renderTree } from '../../lib/markdown/document/render';
import { type LinkContext, settleLinks } from '../../lib/markdown/document/resolve-links';
import { routeTable } from '../../lib/routing/route-table';

type Given = Partial<RenderOptions & Pick<LinkContext, 'routes' | 'prefixes'>> & {
  examples?: ExampleFiles;
};

/** For tests: reads a text and renders it, with nothing around it but what is given. */
export async function renderText(
  body: string,
  file: string,
  registry: Registry = {},
  { prefixes = [''], routes = routeTable([]), examples, ...options }: Given = {},
): Promise<ReactNode> {
  const { tree } = readMarkdown({ file, body }, examples);
  return renderTree(settleLinks(tree, { file, prefixes, routes }), {
    registry,
    sizeOf: () => undefined,
    sourceOf: () => undefined,
    wrapsCode: false,
    labels: en.doc,
    ...options,
  });
}
