import 'server-only';
import type { ElementContent } from 'hast';
import type { JsxAttribute, JsxElement, JsxTag } from '../tree/element';
import type { Takes } from './component';

/** An attribute with a name, as opposed to `{...attributes}`. */
type NamedAttribute = Extract<JsxAttribute, { type: 'mdxJsxAttribute' }>;

export function namedAttributes({ attributes }: JsxTag): NamedAttribute[] {
  return attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
}

/** Gives an element those of these attributes that it does not have. */
export function addTexts(element: JsxElement, texts: Record<string, string>): void {
  for (const [name, value] of Object.entries(texts)) {
    if (namedAttributes(element).some((given) => given.name === name)) continue;
    element.attributes.push({ type: 'mdxJsxAttribute', name, value });
  }
}

/** A component that the build puts into a page. */
export function jsxTag(
  name: string,
  texts: Record<string, string>,
  children: ElementContent[],
  position: JsxElement['position'],
): JsxElement {
  const tag: JsxElement = { type: 'mdxJsxFlowElement', name, attributes: [], children, position };
  addTexts(tag, texts);
  return tag;
}

export function accepts(takes: Takes, value: string): boolean {
  return typeof takes === 'string' ? KINDS[takes].form.test(value) : takes.includes(value);
}

/** Returns advice on the value of an attribute. */
export function howToWrite(name: string, takes: Takes): string {
  if (typeof takes === 'string') return KINDS[takes].example(name);
  return takes.map((word) => `${name}="${word}"`).join(' or ');
}

type Kind = { form: RegExp; example: (name: string) => string };

const TEXT: Kind = { form: /\S/, example: (name) => `${name}="…"` };

const KINDS: Record<Extract<Takes, string>, Kind> = {
  text: TEXT,
  'page address': TEXT,
  size: {
    form: /^[1-9]\d*%?$/,
    example: (name) => `${name}="640", in pixels, or ${name}="50%"`,
  },
  drawing: {
    form: /^\/.*\.svg$/,
    example: (name) => `${name}="/….svg", the path of a drawing in public/`,
  },
};
