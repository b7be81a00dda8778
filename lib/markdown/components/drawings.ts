import 'server-only';
import { Parser } from 'htmlparser2';

export type Drawing = {
  /** The content of the `<svg>` element, safe to be inlined. */
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

class DrawingError extends Error {}

/** Reads an SVG file. What could run code or load files is an error. `prefix` keeps the ids of drawings apart. */
export function readDrawing(source: string, prefix: string): Drawing {
  const open: string[] = [];
  let html = '';
  let viewBox = '';
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const isRoot = open.length === 0;
        if (isRoot && (name !== 'svg' || html !== '')) refuse('it is not one <svg> element');
        if (!isRoot && !ELEMENTS.test(name)) refuse(`<${name}> is not allowed`);
        if (isRoot) viewBox = attributes.viewBox ?? '';
        open.push(name);
        if (!isTitle()) html += `<${isRoot ? 'g' : name}${attributesOf(attributes, isRoot)}>`;
      },
      ontext(text) {
        if (TEXTS.test(open.at(-1) ?? '')) html += text.replaceAll('<', '&lt;');
        else if (text.trim() !== '' && !isTitle()) refuse('it has text outside <text>');
      },
      onclosetag(name, isImplied) {
        if (isImplied && !source.startsWith('/>', parser.endIndex - 1)) {
          refuse(`<${name}> is never closed`);
        }
        if (!isTitle()) html += `</${open.length === 1 ? 'g' : name}>`;
        open.pop();
      },
      oncdatastart: () => refuse('CDATA is not allowed'),
    },
    { xmlMode: true, decodeEntities: false },
  );
  parser.end(source);
  if (html === '') refuse('it is not one <svg> element');
  const [width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .slice(2)
    .map(Number);
  if (width > 0 && height > 0) return { html, width, height, viewBox };
  throw new DrawingError('its <svg> has no "viewBox" of four numbers.');

  function refuse(detail: string): never {
    const line = source.slice(0, parser.startIndex).split('\n').length;
    throw new DrawingError(`in line ${line}, ${detail}.`);
  }

  /** A title would be a tooltip over the drawing, which the page describes. */
  function isTitle(): boolean {
    return open.some((name) => name === 'title' || name === 'desc');
  }

  function attributesOf(attributes: Record<string, string>, isRoot: boolean): string {
    return Object.entries(attributes)
      .filter(([name]) => !isRoot || !ROOT_ONLY_ATTRIBUTES.test(name))
      .map(([name, value]) => ` ${name}="${safeValue(name, value).replaceAll('"', '&quot;')}"`)
      .join('');
  }

  function safeValue(name: string, value: string): string {
    if (REFUSED.test(name)) refuse(`"${name}" is not allowed`);
    if (name === 'id') return prefix + value;
    if (/^url\(#[\w.-]+\)$/.test(value)) return value.replace('#', `#${prefix}`);
    if (name === 'href' && /^#[\w.-]+$/.test(value)) return value.replace('#', `#${prefix}`);
    if (name === 'href' || FETCHES.test(value)) refuse(`"${value}" is not allowed`);
    return value;
  }
}

const TEXTS = /^(text|tspan|textPath)$/;

const ELEMENTS =
  /^(circle|clipPath|defs|desc|ellipse|g|line|linearGradient|marker|mask|path|pattern|polygon|polyline|radialGradient|rect|stop|symbol|text|textPath|title|tspan|use)$/;

/** Attributes of the `<svg>` element that mean the file and not what is drawn. */
const ROOT_ONLY_ATTRIBUTES = /^(viewBox|width|height|id|role|version|focusable|aria-.*|xml.*)$/;

/** Attributes that run code, or bring in styles of the page or other files. */
const REFUSED = /^(on.*|style|class|.*:.*)$/i;

/** A function that fetches, or a character that could spell one in another way. */
const FETCHES = /(url|image|image-set|src)\(|[\\&:@;]/i;
