import 'server-only';
import { type DrawingElement, DrawingFault, parseDrawing } from './drawing-parser';

/** A drawing as a page holds it. */
export type Drawing = {
  /** What stands inside of the `<svg>` element, safe to be put into a page. */
  html: string;
  width: number;
  height: number;
  viewBox: string;
};

/**
 * Makes a drawing of the text of an SVG file, with nothing in it but shapes, texts and colours. Its
 * ids begin with `prefix`, so that two drawings on one page do not take each other's.
 */
export function drawingOf(source: string, prefix: string): Drawing {
  const svg = parseDrawing(source);
  const viewBox = svg.attributes.viewBox ?? '';
  const [, , width = Number.NaN, height = Number.NaN] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) {
    throw new DrawingFault('its <svg> has no "viewBox" of four numbers', svg.line);
  }
  const ids = new Set<string>();
  collectIds(svg, ids);
  const { viewBox: _, width: __, height: ___, id: ____, ...own } = svg.attributes;
  const shown = { ...svg, name: 'g', attributes: own, children: svg.children.filter(isNoTitle) };
  return { html: htmlOf(shown, { ids, prefix }), width, height, viewBox };
}

/** Why an SVG file cannot become part of a page; nothing if it can. */
export function faultOfDrawing(source: string): string | undefined {
  try {
    drawingOf(source, '');
    return undefined;
  } catch (error) {
    if (!(error instanceof DrawingFault)) throw error;
    return `in line ${error.line}, ${error.detail}.`;
  }
}

type Names = { ids: ReadonlySet<string>; prefix: string };

function htmlOf(node: DrawingElement | string, names: Names, parent = 'g'): string {
  if (typeof node === 'string') return TEXTS.has(parent) ? escaped(node) : '';
  const { name, line } = node;
  if (!ELEMENTS.has(name)) throw new DrawingFault(`<${name}> is not allowed`, line);
  const attributes = Object.entries(node.attributes)
    .filter(([attribute]) => !IGNORED.has(attribute))
    .map(
      ([attribute, value]) =>
        ` ${attribute}="${escaped(safeValue(attribute, value, line, names))}"`,
    );
  const inner = node.children.map((child) => {
    if (typeof child === 'string' && child.trim() !== '' && !TEXTS.has(name)) {
      throw new DrawingFault(`<${name}> holds words`, line);
    }
    return htmlOf(child, names, name);
  });
  return `<${name}${attributes.join('')}>${inner.join('')}</${name}>`;
}

function safeValue(attribute: string, value: string, line: number, { ids, prefix }: Names): string {
  if (!ATTRIBUTES.has(attribute)) throw new DrawingFault(`"${attribute}" is not allowed`, line);
  const own = (id: string) => {
    if (!ids.has(id)) throw new DrawingFault(`nothing has the id "${id}"`, line);
    return `#${prefix}${id}`;
  };
  if (attribute === 'id') {
    if (!ID.test(value)) throw new DrawingFault(`"${value}" is no plain id`, line);
    return prefix + value;
  }
  if (attribute === 'href') {
    if (!value.startsWith('#')) throw new DrawingFault(`"${value}" leads out of the file`, line);
    return own(value.slice(1));
  }
  const [, reference] = /^url\(#([\w.-]+)\)$/.exec(value) ?? [];
  if (reference !== undefined) return `url(${own(reference)})`;
  // Colours may be functions, but none that fetches; an escape could spell one of those otherwise.
  if (/(url|image|image-set|src)\(|[\\:@;]/i.test(value))
    throw new DrawingFault(`"${value}" is not allowed`, line);
  return value;
}

function collectIds(element: DrawingElement, ids: Set<string>): void {
  const { id } = element.attributes;
  if (id !== undefined && ids.has(id))
    throw new DrawingFault(`two have the id "${id}"`, element.line);
  if (id !== undefined) ids.add(id);
  for (const child of element.children) if (typeof child === 'object') collectIds(child, ids);
}

/** The file's own title would show as a small window over the drawing; its use says what it shows. */
function isNoTitle(child: DrawingElement | string): boolean {
  return typeof child === 'string' || !/^(title|desc)$/.test(child.name);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const ID = /^[a-z][\w.-]*$/i;

const TEXTS = new Set(['text', 'tspan', 'textPath']);

const ELEMENTS = new Set(
  [
    'circle clipPath defs ellipse g line linearGradient marker mask path pattern polygon polyline',
    'radialGradient rect stop symbol text textPath tspan use',
  ]
    .join(' ')
    .split(' '),
);

/** What tools write and a page does not need. */
const IGNORED = new Set(['aria-hidden', 'focusable', 'role', 'version', 'xml:space', 'xmlns']);

const ATTRIBUTES = new Set(
  [
    'alignment-baseline clip-path clip-rule clipPathUnits color cx cy d dominant-baseline dx dy fill',
    'fill-opacity fill-rule font-family font-size font-style font-weight fx fy gradientTransform',
    'gradientUnits height href id letter-spacing marker-end marker-mid marker-start markerHeight',
    'markerUnits markerWidth mask maskContentUnits maskUnits offset opacity orient paint-order',
    'pathLength patternContentUnits patternTransform patternUnits points preserveAspectRatio r refX',
    'refY rotate rx ry shape-rendering spreadMethod startOffset stop-color stop-opacity stroke',
    'stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit',
    'stroke-opacity stroke-width text-anchor text-decoration textLength lengthAdjust transform',
    'vector-effect viewBox visibility width x x1 x2 y y1 y2',
  ]
    .join(' ')
    .split(' '),
);
