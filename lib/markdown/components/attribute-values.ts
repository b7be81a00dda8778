import 'server-only';
import type { JsxAttribute, JsxElement } from '../jsx';
import { literalOf, type Plain } from '../literals';
import type { Takes } from './table';

/** An attribute with a name, as opposed to `{...attributes}`. */
export type NamedAttribute = Extract<JsxAttribute, { type: 'mdxJsxAttribute' }>;

/** The attributes of an element that have a name. */
export function namedAttributes({ attributes }: JsxElement): NamedAttribute[] {
  return attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
}

/** The value of an attribute, `true` for one without; nothing if it is code. */
export function plainValue({ value }: NamedAttribute): Plain | undefined {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : literalOf(value.data?.estree);
}

/** What a component is given under a name; the last one counts. */
export function givenValue(element: JsxElement, name: string): Plain | undefined {
  const attribute = namedAttributes(element).findLast((candidate) => candidate.name === name);
  return attribute && plainValue(attribute);
}

/** The text that a component is given under a name; none if it is given something else. */
export function givenText(element: JsxElement, name: string): string | undefined {
  const value = givenValue(element, name);
  return typeof value === 'string' ? value : undefined;
}

/** Gives an element those of these attributes that it does not have. */
export function addTexts(element: JsxElement, texts: Record<string, string>): void {
  for (const [name, value] of Object.entries(texts)) {
    if (givenValue(element, name) !== undefined) continue;
    element.attributes.push({ type: 'mdxJsxAttribute', name, value });
  }
}

/** Whether an attribute takes a value. */
export function accepts(takes: Takes, value: Plain): boolean {
  if (typeof takes !== 'string') return typeof value === 'string' && takes.includes(value);
  return KINDS[takes].accepts(value);
}

/** How to write what an attribute takes, for a writer who wrote something else. */
export function howToWrite(name: string, takes: Takes): string {
  if (typeof takes === 'string') return KINDS[takes].example(name);
  return takes.map((word) => `${name}="${word}"`).join(' or ');
}

type Kind = { accepts: (value: Plain) => boolean; example: (name: string) => string };

const text = (name: string) => `${name}="…"`;

const KINDS: Record<Extract<Takes, string>, Kind> = {
  text: { accepts: isText, example: text },
  switch: { accepts: (value) => typeof value === 'boolean', example: (name) => name },
  'page address': { accepts: isText, example: text },
  drawing: {
    accepts: (value) => isText(value) && /^\/.*\.svg$/.test(value),
    example: (name) => `${name}="/….svg", the path of a drawing in public/`,
  },
  'heading levels': {
    accepts: (value) => isList(value) && value.every((level) => isLevel(level)),
    example: (name) => `${name}={[2, 3]}, with numbers from 2 to 4`,
  },
  names: {
    accepts: (value) => isList(value) && value.every(isText),
    example: (name) => `${name}={["…", "…"]}`,
  },
  choices: {
    accepts: (value) => isList(value) && value.every((item) => isText(item) || isChoice(item)),
    example: (name) => `${name}={["…", "…"]} or ${name}={[{ label: "…", value: "…" }]}`,
  },
  commands: {
    accepts: (value) =>
      isText(value) || (isFields(value) && Object.values(value).every((item) => isText(item))),
    example: (name) => `${name}="install …" or ${name}={{ npm: "…", yarn: "…" }}`,
  },
};

function isText(value: Plain | undefined): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isList(value: Plain): value is Plain[] {
  return Array.isArray(value) && value.length > 0;
}

function isFields(value: Plain): value is { [name: string]: Plain } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isChoice(value: Plain): boolean {
  if (!isFields(value)) return false;
  const { label, value: chosen, ...others } = value;
  return isText(label) && isText(chosen) && Object.keys(others).length === 0;
}

function isLevel(value: Plain): boolean {
  return value === 2 || value === 3 || value === 4;
}
