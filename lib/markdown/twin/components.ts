import 'server-only';
import type { PhrasingContent } from 'mdast';
import { givenText, givenValue } from '../components/attribute-values';
import { innerNodes } from '../components/inner-nodes';
import { isTranslated } from '../components/package-tabs';
import { isJsx, type JsxElement } from '../jsx';
import { bold, bulletList, linkTo, paragraph, textPart } from './parts';
import type { Block, Writer } from './types';

type Form<Content> = (element: JsxElement, writer: Writer) => Content[];

/**
 * The components that are blocks, as plain Markdown. A test holds that every component of the table
 * has a form here or below.
 */
export const BLOCK_COMPONENTS: Readonly<Record<string, Form<Block>>> = {
  Tabs: (element, { blocks }) => {
    const tabs = innerNodes(element).filter(isJsx);
    // One command says it: whoever takes another package manager knows how that one puts it.
    return isTranslated(element) ? blocks(tabs[0]?.children ?? []) : blocks(tabs);
  },
  Tab: tab,
  TabItem: tab,
  PackageManagerTabs: content,
  Steps: content,
  FileTree: content,
  Card: (element, { blocks }) => [
    paragraph(bold([shown(element, 'title')])),
    ...blocks(element.children),
  ],
  LinkCard: (element, { site }) => {
    const link = linkTo(site.addressOf(givenText(element, 'href') ?? ''), [
      shown(element, 'title'),
    ]);
    const hasMore = givenText(element, 'description') !== undefined;
    const more: PhrasingContent[] = [{ type: 'break' }, shown(element, 'description')];
    return [paragraph(link, ...(hasMore ? more : []))];
  },
  CardGrid: (element, { blocks }) => [
    bulletList(innerNodes(element).map((card) => blocks([card]))),
  ],
  Diagram: (element, { site }) => {
    const caption = givenText(element, 'caption');
    const alt = givenText(element, 'alt') ?? '';
    const url = site.addressOf(givenText(element, 'src') ?? '');
    return [
      paragraph({ type: 'image', url, alt }),
      ...(caption === undefined
        ? []
        : [paragraph({ type: 'emphasis', children: [textPart(caption)] })]),
    ];
  },
  Overview: (element, { site }) => {
    const levels = givenValue(element, 'headings');
    return site.pagesAround(Array.isArray(levels) ? levels.map(Number) : undefined);
  },
};

/** The components that stand in a line. */
export const WORD_COMPONENTS: Readonly<Record<string, Form<PhrasingContent>>> = {
  Badge: (element, { words }) => [
    {
      type: 'emphasis',
      children:
        givenText(element, 'text') === undefined
          ? words(element.children)
          : [shown(element, 'text')],
    },
  ],
  Since: (element, { site }) => {
    const version = givenText(element, 'version') ?? '';
    const text = site.words.since.replace('{version}', () => version);
    return [{ type: 'emphasis', children: [textPart(text)] }];
  },
  Highlight: (element, { words }) => [bold(words(element.children))],
};

function content(element: JsxElement, { blocks }: Writer): Block[] {
  return blocks(element.children);
}

/** One variant under its name; a heading would bring it into the outline of the page. */
function tab(element: JsxElement, { blocks }: Writer): Block[] {
  return [paragraph(bold([shown(element, 'label')])), ...blocks(element.children)];
}

function shown(element: JsxElement, attribute: string): PhrasingContent {
  return textPart(givenText(element, attribute) ?? '');
}
