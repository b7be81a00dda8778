import 'server-only';

/** An element of a drawing; texts stand between its elements. */
export type DrawingElement = {
  name: string;
  attributes: Record<string, string>;
  children: (DrawingElement | string)[];
  /** Where its tag begins in the file. */
  line: number;
};

/** Why a drawing cannot be shown, and where in its file. */
export class DrawingFault extends Error {
  constructor(
    readonly detail: string,
    readonly line: number,
  ) {
    super(`${detail} (line ${line})`);
  }
}

/**
 * Reads the plain part of XML that drawings are written in: elements, attributes between quotes,
 * texts and comments. Whatever else there is in XML is a fault, so nothing can pass unseen.
 */
export function parseDrawing(source: string): DrawingElement {
  const root: DrawingElement = { name: '', attributes: {}, children: [], line: 1 };
  const open = [root];
  const token = new RegExp(TOKEN);
  let position = 0;
  const line = () => source.slice(0, position).split('\n').length;
  while (position < source.length) {
    token.lastIndex = position;
    const match = token.exec(source);
    if (!match) throw new DrawingFault('it holds something that is no plain SVG', line());
    const { text, close, name, attributes = '', single } = match.groups ?? {};
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.children.push(decode(text, line()));
    if (close !== undefined) {
      if (parent === root || parent.name !== close) {
        throw new DrawingFault(`</${close}> closes nothing`, line());
      }
      open.pop();
    }
    if (name !== undefined) {
      const element = { name, attributes: read(attributes, line()), children: [], line: line() };
      parent.children.push(element);
      if (!single) open.push(element);
    }
    position = token.lastIndex;
  }
  const last = open.at(-1);
  if (last && last !== root) throw new DrawingFault(`<${last.name}> is never closed`, last.line);
  const [svg, ...others] = root.children.filter(
    (child) => typeof child !== 'string' || child.trim(),
  );
  if (typeof svg !== 'object' || svg.name !== 'svg' || others.length > 0) {
    throw new DrawingFault('it is not one <svg> element', 1);
  }
  return svg;
}

const TOKEN =
  /<!--[\s\S]*?-->|<\?xml\s[^?]*\?>|<\/(?<close>[\w:-]+)\s*>|<(?<name>[\w:-]+)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<single>\/?)>|(?<text>[^<]+)/y;

const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function read(text: string, line: number): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) {
    if (Object.hasOwn(attributes, name)) throw new DrawingFault(`"${name}" stands twice`, line);
    attributes[name] = decode(double ?? single ?? '', line);
  }
  return attributes;
}

const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decode(text: string, line: number): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));?/gi, (whole, decimal, hex, name) => {
    if (name && Object.hasOwn(NAMED, name)) return NAMED[name] ?? '';
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    if (!(code > 0 && code <= 0x10ffff)) throw new DrawingFault(`"${whole}" is no sign`, line);
    return String.fromCodePoint(code);
  });
}
