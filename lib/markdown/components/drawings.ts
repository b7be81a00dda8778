import 'server-only';

/** A drawing as it stands in a page. */
export type Drawing = {
  /** The content of the `<svg>` element, safe to be put into a page. */
  html: string;
  width: number;
  height: number;
  viewBox: string;
};

/** Returns why an SVG file cannot become part of a page; nothing if it can. */
export function drawingProblem(source: string): string | undefined {
  try {
    readDrawing(source, '');
    return undefined;
  } catch (error) {
    if (error instanceof DrawingError) return error.message;
    throw error;
  }
}

/**
 * Reads the text of an SVG file. A page must not run code or fetch files for a drawing, so whatever
 * is not plainly harmless is an error. The ids of the drawing begin with `prefix`, so that two
 * drawings on a page do not share them.
 */
export function readDrawing(source: string, prefix: string): Drawing {
  const open: string[] = [];
  const ids = new Set<string>();
  const uses = new Map<string, number>();
  let html = '';
  let viewBox: string | undefined;
  let line = 1;

  const pattern = new RegExp(TOKEN);
  while (pattern.lastIndex < source.length) {
    const match = pattern.exec(source);
    if (!match) throw wrong('it holds something that is no plain SVG');
    const { text, close, name, attributes = '', single } = match.groups ?? {};
    if (text !== undefined) html += textIn(open.at(-1), text);
    if (name !== undefined) {
      html += openingTag(name, attributes);
      open.push(name);
    }
    if (close !== undefined || single) html += closingTag(close ?? name);
    line += match[0].split('\n').length - 1;
  }
  if (open.length > 0) throw wrong(`<${open.at(-1)}> is never closed`);
  if (viewBox === undefined) throw wrong('it is not one <svg> element');
  for (const [id, line] of uses) {
    if (!ids.has(id)) throw new DrawingError(`nothing has the id "${id}"`, line);
  }
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width > 0 && height > 0) return { html, width, height, viewBox };
  throw new DrawingError('its <svg> has no "viewBox" of four numbers', 1);

  function wrong(detail: string): DrawingError {
    return new DrawingError(detail, line);
  }

  function textIn(parent: string | undefined, text: string): string {
    const [reference] = UNKNOWN_REFERENCE.exec(text) ?? [];
    if (reference !== undefined) throw wrong(`"${reference}" is no character`);
    if (parent && TEXTS.has(parent)) return text;
    if (text.trim() === '' || TITLES.has(parent ?? '')) return '';
    throw wrong(parent ? `<${parent}> holds words` : 'it is not one <svg> element');
  }

  function openingTag(name: string, attributes: string): string {
    const [root, child] = open;
    if (root === undefined) {
      if (name !== 'svg' || viewBox !== undefined) throw wrong('it is not one <svg> element');
      viewBox = /\sviewBox\s*=\s*["']([^"']*)/.exec(attributes)?.[1] ?? '';
      return `<g${written(attributes, OF_THE_FILE)}>`;
    }
    if (child !== undefined && TITLES.has(child)) throw wrong(`<${child}> holds more than words`);
    if (child === undefined && TITLES.has(name)) return '';
    if (!ELEMENTS.test(name)) throw wrong(`<${name}> is not allowed`);
    return `<${name}${written(attributes)}>`;
  }

  function closingTag(name: string | undefined): string {
    if (open.pop() !== name) throw wrong(`</${name}> closes nothing`);
    // The file's own title would show as a tooltip over the drawing; the page describes it.
    if (open.length === 1 && TITLES.has(name ?? '')) return '';
    return `</${open.length === 0 ? 'g' : name}>`;
  }

  function written(attributes: string, ignored?: RegExp): string {
    const names = new Set<string>();
    let html = '';
    for (const [, name = '', double, single = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (names.has(name)) throw wrong(`"${name}" appears twice`);
      names.add(name);
      if (ignored?.test(name)) continue;
      if (REFUSED.test(name)) throw wrong(`"${name}" is not allowed`);
      html += ` ${name}="${safeValue(name, double ?? single).replaceAll('"', '&quot;')}"`;
    }
    return html;
  }

  function safeValue(name: string, value: string): string {
    if (name === 'id') {
      if (!/^[a-z][\w.-]*$/i.test(value)) throw wrong(`"${value}" is no plain id`);
      if (ids.has(value)) throw wrong(`two have the id "${value}"`);
      ids.add(value);
      return prefix + value;
    }
    const [, id] = (name === 'href' ? /^#([\w.-]+)$/ : /^url\(#([\w.-]+)\)$/).exec(value) ?? [];
    if (id !== undefined) {
      uses.set(id, line);
      return value.replace('#', `#${prefix}`);
    }
    if (name === 'href') throw wrong(`"${value}" leads out of the file`);
    if (FETCHES.test(value)) throw wrong(`"${value}" is not allowed`);
    return value;
  }
}

class DrawingError extends Error {
  constructor(detail: string, line: number) {
    super(`in line ${line}, ${detail}.`);
  }
}

/** A tag, a text, a comment or the first line; the rest of XML is an error, so that nothing passes unseen. */
const TOKEN =
  /<!--[\s\S]*?-->|<\?xml\s[^?]*\?>|<\/(?<close>[\w:-]+)\s*>|<(?<name>[\w:-]+)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<single>\/?)>|(?<text>[^<]+)/y;

const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const UNKNOWN_REFERENCE = /&(?!(lt|gt|amp|quot|apos|#\d+|#x[\da-f]+);)[^;\s]*;?/i;

const TITLES = new Set(['title', 'desc']);

const TEXTS = new Set(['text', 'tspan', 'textPath']);

const ELEMENTS =
  /^(circle|clipPath|defs|ellipse|g|line|linearGradient|marker|mask|path|pattern|polygon|polyline|radialGradient|rect|stop|symbol|text|textPath|tspan|use)$/;

/** Attributes of the `<svg>` element that mean the file and not what is drawn. */
const OF_THE_FILE = /^(viewBox|width|height|id|role|version|focusable|aria-.*|xml.*)$/;

/** Attributes that run code, or bring in styles of the page or other files. */
const REFUSED = /^(on.*|style|class|.*:.*)$/i;

/** A function that fetches, or a sign that could spell one in another way. */
const FETCHES = /(url|image|image-set|src)\(|[\\&:@;]/i;
