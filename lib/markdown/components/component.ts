import 'server-only';
import type { Element, ElementContent, Nodes } from 'hast';
import type { ProblemKind, Values } from '../../problems/problem';
import type { Labels, OwnAppLabels } from '../../settings/labels';
import { htmlTag, type JsxElement } from '../tree/element';
import { isSpace } from '../tree/html-tags';

/**
 * Kind of value of an attribute; a list names the only strings that are accepted. The build checks that the page or the
 * file of public/ that a `url` names exists, and the `drawing`.
 */
export type AttributeType = 'text' | 'url' | 'drawing' | 'size' | readonly string[];

/** `isVisible`: readers see the text, before the component's content. */
export type AttributeRule = { type: AttributeType; isRequired?: true; isVisible?: true };

export type Report = (
  node: Pick<Nodes, 'position'>,
  kind: ProblemKind,
  values?: Values,
  fix?: string,
) => void;

export type Rule = {
  /** In the order in which readers see their texts. */
  attributes: Readonly<Record<string, AttributeRule>>;
  /** It may be part of a line of text; the others are blocks. */
  isInline?: true;
  /** A list names the only components that may be inside. */
  children: 'none' | 'any' | readonly string[];
  parent?: string;
};

/** The texts of plain forms, in the language of the page. */
export type PlainLabels = Pick<Labels, 'callouts' | 'challenges' | 'playground'> &
  Pick<OwnAppLabels, 'checks'>;

/** Everything about a component except its view in `components/markdown/`. */
export type Component = Rule & {
  /** A mark beside text, which is not part of the name of a heading. */
  isMark?: true;
  /** Fills in what the writer may leave out, before the page is read or rendered. */
  complete?: (element: JsxElement) => void;
  /** Reports problems that the fields above cannot express. */
  check?: (element: JsxElement, report: Report) => void;
  /** Its replacement in the Markdown of the page (`/api/run.md`); may contain other components. */
  plain: (element: JsxElement, labels: PlainLabels) => ElementContent[];
};

/** The element that the Markdown of a page replaces by a list of the pages of the section. */
export const PAGE_LIST_ELEMENT = 'page-list';

/** Returns the content of a component, which is the plain form of one that only arranges it. */
export function contentOf({ children }: JsxElement): ElementContent[] {
  return children as ElementContent[];
}

/** Returns the content of a component or an element without the spaces between. */
export function innerNodes({ children }: JsxElement | Element): ElementContent[] {
  return (children as ElementContent[]).filter((child) => !isSpace(child));
}

/** A component that only arranges its content. */
export const CONTAINER: Component = { attributes: {}, children: 'any', plain: contentOf };

/** A component without attributes, content and plain form. */
export const EMPTY: Component = { attributes: {}, children: 'none', plain: () => [] };

export function bold(title: string, text?: string): Element {
  return htmlTag('p', [htmlTag('strong', [title]), ...(text === undefined ? [] : [' ', text])]);
}
