import 'server-only';
import type { Program } from 'estree';
import { compileMDX, type MDXRemoteProps } from 'next-mdx-remote/rsc';
import type { ReactNode } from 'react';
import { VFile } from 'vfile';
import { cellAlignment } from './cell-alignment';
import { type CodeDefaults, codeBlocks } from './code/code-blocks';
import { inlineDrawings } from './components/inline-drawings';
import { assertNothingLost } from './fidelity/nothing-lost';
import { formerHeadingIds } from './former-heading-ids';
import { type PictureSize, pictureSizes } from './picture-sizes';
import { rehypePlugins, remarkPlugins } from './pipeline';
import { type LinkContext, resolveLinks } from './resolve-links';
import { withoutFragmentParts } from './syntax/fragment-part';
import type { Fragments } from './syntax/fragment-paths';
import { includeFragments } from './syntax/include';
import { tagsAsMarkdown } from './tags-as-markdown';
import { formatOf, type MarkdownSource } from './types';

/** The components that stand for the elements of Markdown, by name. */
export type Registry = NonNullable<MDXRemoteProps['components']>;

/** What a page needs to know of the site around it. */
export type Surroundings = Pick<LinkContext, 'prefixes' | 'routes'> & {
  /** The size of a picture, by its path inside public/. */
  sizeOf: (path: string) => PictureSize | undefined;
  /** The text of an SVG file, by its path inside public/. */
  sourceOf: (path: string) => string | undefined;
  code: CodeDefaults;
  /** Ids that headings had before, each with the id of now. */
  formerIds?: Readonly<Record<string, string>>;
  /** The texts that it may include. */
  fragments?: Fragments;
};

/** Renders a page's Markdown as React elements. */
export async function renderMarkdown(
  source: MarkdownSource,
  registry: Registry,
  { sizeOf, sourceOf, code, formerIds = {}, fragments = new Map(), ...site }: Surroundings,
): Promise<ReactNode> {
  const format = formatOf(source.file);
  let compiled: Program | undefined;
  const { content } = await compileMDX({
    source: new VFile({ value: source.body, path: source.file }),
    components: registry,
    options: {
      // Our guard has refused all code. These would drop even plain values in silence, or throw at
      // a field named `module`, without a place.
      blockJS: false,
      blockDangerousJS: false,
      mdxOptions: {
        format,
        // The policy of the page forbids inline styles; `cellAlignment` says it otherwise.
        tableCellAlignToStyle: false,
        remarkPlugins: [
          [includeFragments, { file: source.file, fragments }],
          ...remarkPlugins(format),
        ],
        rehypePlugins: [
          ...rehypePlugins,
          [formerHeadingIds, formerIds],
          [resolveLinks, { file: source.file, ...site }],
          withoutFragmentParts,
          [pictureSizes, sizeOf],
          [inlineDrawings, sourceOf],
          tagsAsMarkdown,
          cellAlignment,
          [codeBlocks, code],
        ],
        recmaPlugins: [
          () => (program: Program) => {
            compiled = program;
          },
        ],
      },
    },
  });
  if (compiled) assertNothingLost(source, compiled);
  return content;
}
