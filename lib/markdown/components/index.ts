import 'server-only';
import type { Nodes } from 'hast';
import { isJsx, type JsxElement, type JsxTag, textAttribute } from '../tree/jsx';
import { Badge, Highlight, Since } from './badges';
import {
  Beside,
  Challenge,
  ChallengeProgress,
  EntryFilter,
  Overview,
  OwnApp,
  Playground,
  ScenarioList,
  Steps,
} from './blocks';
import { Card, CardGrid, LinkCard } from './cards';
import type { Component } from './component';
import { Diagram } from './diagram';
import { FileTree } from './file-tree';
import { PackageManagerTabs, Tab, Tabs } from './tabs';

/**
 * The components that Markdown may use. `components/markdown/registry.tsx` renders each of them; the
 * compiler refuses a name that is in one list only.
 */
export const COMPONENTS = {
  Badge,
  Beside,
  Card,
  CardGrid,
  Challenge,
  ChallengeProgress,
  Diagram,
  EntryFilter,
  FileTree,
  Highlight,
  LinkCard,
  Overview,
  OwnApp,
  PackageManagerTabs,
  Playground,
  ScenarioList,
  Since,
  Steps,
  Tab,
  TabItem: Tab,
  Tabs,
} satisfies Readonly<Record<string, Component>>;

export type ComponentName = keyof typeof COMPONENTS;

export const COMPONENT_NAMES: readonly string[] = Object.keys(COMPONENTS);

/** What is known of a component; nothing for HTML elements and unknown names. */
export function componentNamed(name: string | null): Component | undefined {
  return name !== null && Object.hasOwn(COMPONENTS, name)
    ? COMPONENTS[name as ComponentName]
    : undefined;
}

/** The texts that readers see of a component's attributes, in their order. */
export function shownTexts(element: JsxTag): string[] {
  return Object.entries(componentNamed(element.name)?.attributes ?? {})
    .filter(([, rule]) => rule.takes === 'text' && rule.isShown)
    .flatMap(([name]) => textAttribute(element, name) ?? []);
}

/** Whether a component is a block, even where its tag is written within a line of tags. */
export function isBlockComponent({ name }: JsxElement): boolean {
  const component = componentNamed(name);
  return component !== undefined && !component.isInLine;
}

/** Whether this is a badge or the like, which is not part of a heading's name. */
export function isMark(node: Nodes): node is JsxElement {
  return isJsx(node) && componentNamed(node.name)?.isMark === true;
}
