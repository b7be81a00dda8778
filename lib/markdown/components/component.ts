import 'server-only';
import type { Element, ElementContent, Nodes } from 'hast';
import type { Problem, SourceLocation } from '../../problems/problem';
import type { OwnAppLabels } from '../../settings/labels';
import type { JsxElement } from '../tree/element';
import { isSpace } from '../tree/html-tags';

/** Kind of value of an attribute; a list names the only strings that are accepted. */
export type Takes = 'text' | 'page address' | 'size' | 'drawing' | readonly string[];

export type AttributeRule = { isRequired?: true } & (
  | { takes: Exclude<Takes, 'text'> }
  /** Whether readers see the text, which then stands before the component's content. */
  | { takes: 'text'; isVisible: boolean }
);

/** The place of a node in its content file. */
export type LocationOf = (node: Pick<Nodes, 'position'>) => SourceLocation;

/** Rule for a component or an HTML tag. */
export type Rule = {
  /** In the order in which readers see their texts. */
  attributes: Readonly<Record<string, AttributeRule>>;
  /** It may stand among words; the others are blocks. */
  isInLine?: true;
  /** A list names the only components that may stand inside. */
  holds: 'nothing' | 'anything' | readonly string[];
  /** The component that must be its parent. */
  within?: string;
};

/** The texts that plain forms show, in the language of the page. */
export type PlainLabels = Pick<OwnAppLabels, 'checks'>;

/** Everything about a component except how it looks; `components/markdown/` renders it. */
export type Component = Rule & {
  /** It stands beside words: in a heading it is not part of the heading's name. */
  isMark?: true;
  /** Fills in what the writer may leave out, before the page is read or rendered. */
  complete?: (element: JsxElement) => void;
  /** Finds problems that the fields above cannot express. */
  check?: (element: JsxElement, locationOf: LocationOf) => Problem[];
  /** Its replacement in the Markdown of the page (`/api/run.md`); may contain other components. */
  plain: (element: JsxElement, labels: PlainLabels) => ElementContent[];
};

/** The element in whose place the Markdown of a page lists the pages of the section. */
export const PAGE_LIST_ELEMENT = 'page-list';

/** Returns the content of a component, which is the plain form of one that only arranges it. */
export function contentOf({ children }: JsxElement): ElementContent[] {
  return children as ElementContent[];
}

/** The same without the spaces between, also of an element. */
export function innerNodes({ children }: JsxElement | Element): ElementContent[] {
  return (children as ElementContent[]).filter((child) => !isSpace(child));
}

/** A component that only arranges its content. */
export const CONTAINER: Component = { attributes: {}, holds: 'anything', plain: contentOf };

/** A component that takes nothing, and of which the Markdown of the page shows nothing. */
export const EMPTY: Component = { attributes: {}, holds: 'nothing', plain: () => [] };
