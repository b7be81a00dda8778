import 'server-only';
import type { JsxElement } from '../jsx';
import { givenText } from './attribute-values';
import { ruleOf } from './table';

/** The texts that a component is given and a reader sees, in their order. */
export function shownTexts(element: JsxElement): string[] {
  return Object.entries(ruleOf(element.name)?.attributes ?? {})
    .filter(([, { isShown }]) => isShown)
    .flatMap(([name]) => givenText(element, name) ?? []);
}

/** Whether a component is a block, also where its tag is written within a line of tags. */
export function isBlockComponent({ name }: JsxElement): boolean {
  return ruleOf(name)?.stands === 'as a block';
}
