import 'server-only';
import type { ElementContent, Root } from 'hast';
import type { Root as Markdown } from 'mdast';
import { compileMDX, type MDXRemoteProps } from 'next-mdx-remote/rsc';
import type { ReactNode } from 'react';
import { visit } from 'unist-util-visit';
import { decodeAddress } from '../../routing/route-path';
import { fill } from '../../settings/fill';
import type { Labels } from '../../settings/labels';
import { type ExampleFiles, insertExamples } from '../code/examples';
import { codeBlocks } from '../code/highlight';
import { HTML_TAGS } from '../components';
import { inlineDrawings } from '../components/diagram';
import { htmlTag, isElement, isJsxNamed, splitBefore, textAttribute } from '../tree/element';
import { tagsAsElements } from '../tree/html-tags';
import { formatOf } from '../tree/source';
import { insertProjects } from './example-projects';
import { keepTermsWhole, markElements } from './mark-for-styles';
import { htmlAsText, rehypePlugins, remarkPlugins } from './parse';
import { type LinkContext, resolveLinks } from './resolve-links';

/** The size of a picture as it is displayed, with the text of an SVG file. */
export type Picture = { width?: number; height?: number; source?: string };

type Pictures = { get: (path: string) => Picture | undefined };

/** Adds width and height where they are missing, so that nothing moves when a picture loads. */
function pictureSizes(tree: Root, pictures: Pictures): void {
  visit(tree, 'element', ({ tagName, properties }) => {
    const { src, width, height } = properties;
    const size = tagName === 'img' ? pictures.get(decodeAddress(String(src))) : undefined;
    if (!size?.width || !size.height) return;
    // A width in percent has no height that could be known here.
    if ([width, height].some((given) => given !== undefined && !(Number(given) > 0))) return;
    const scale = width ? Number(width) / size.width : Number(height ?? size.height) / size.height;
    properties.width ??= Math.round(size.width * scale);
    properties.height ??= Math.round(size.height * scale);
  });
}

export type Registry = NonNullable<MDXRemoteProps['components']>;

export type RenderOptions = LinkContext & {
  registry: Registry;
  examples: ExampleFiles;
  pictures: Pictures;
  wrapsCode: boolean;
  formerIds?: Readonly<Record<string, string>>;
  labels: Pick<Labels['doc'], 'footnotes' | 'footnoteBack'>;
  arrange: (tree: Root) => void;
};

/** Compiles the Markdown of a page, which was checked when it was read, to React elements. */
export async function renderMarkdown(source: string, options: RenderOptions): Promise<ReactNode> {
  const format = formatOf(options.file);
  const { footnotes, footnoteBack } = options.labels;
  const beforeHtml = (tree: Markdown) => {
    insertExamples(tree, options, options.examples);
    if (format === 'md') htmlAsText(tree);
  };
  const { content } = await compileMDX({
    source,
    components: options.registry,
    options: {
      // Both remove code from texts of strangers; `checkElements` has refused all code.
      blockJS: false,
      blockDangerousJS: false,
      mdxOptions: {
        format,
        remarkRehypeOptions: {
          footnoteLabel: footnotes,
          footnoteBackLabel: (index, repetition) =>
            fill(footnoteBack, {
              number: `${index + 1}${repetition > 1 ? `-${repetition}` : ''}`,
            }),
        },
        remarkPlugins: [...remarkPlugins, () => beforeHtml],
        rehypePlugins: [...rehypePlugins, () => (tree: Root) => completePage(tree, options)],
      },
    },
  });
  return content;
}

/** Adds to the HTML of a page what depends on the site around it. */
async function completePage(tree: Root, options: RenderOptions): Promise<void> {
  insertProjects(tree, options, options.examples);
  tagsAsElements(tree, HTML_TAGS);
  resolveLinks(tree, options);
  addFormerIds(tree, options.formerIds ?? {});
  pictureSizes(tree, options.pictures);
  inlineDrawings(tree, (path) => options.pictures.get(path)?.source);
  markElements(tree);
  keepTermsWhole(tree);
  await codeBlocks(tree, options.wrapsCode);
  foldGroups(tree);
  options.arrange(tree);
}

/**
 * Puts an empty element with each former id into its heading, so that old links work without scripts. A
 * heading on another page is a link, which `startHashTargets` follows.
 */
function addFormerIds(tree: Root, formerIds: Readonly<Record<string, string>>): void {
  const pairs = Object.entries(formerIds);
  if (pairs.length === 0) return;
  const elsewhere = pairs.filter(([, now]) => now.startsWith('/'));
  tree.children.push(
    ...elsewhere.map(([id, href]) => htmlTag('a', [], { id, href, hidden: true })),
  );
  visit(tree, 'element', ({ tagName, properties, children }) => {
    if (!/^h[2-4]$/.test(tagName)) return;
    const formers = pairs.filter(([, now]) => now === properties.id);
    children.unshift(...formers.map(([id]) => htmlTag('span', [], { id })));
  });
}

/** Folds the sections of a list of entries, where its filter asks for that. The first one is open. */
export function foldGroups(tree: Root): void {
  const start = tree.children.findIndex(
    (node) => isJsxNamed(node, 'EntryFilter') && textAttribute(node, 'groups') === 'folded',
  );
  if (start < 0) return;
  let open = true;
  for (const section of splitBefore(tree.children.splice(start), (node) => isElement(node, 'h2'))) {
    const [heading, ...content] = section as ElementContent[];
    if (!heading || !isElement(heading, 'h2') || !content.some((node) => isElement(node, 'h3'))) {
      tree.children.push(...section);
      continue;
    }
    // A link beside the heading is not valid there, so it is no heading with a link.
    heading.properties.dataPlain = '';
    const summary = htmlTag('summary', [heading]);
    tree.children.push(htmlTag('details', [summary, ...content], { dataGroup: '', open }));
    open = false;
  }
}
