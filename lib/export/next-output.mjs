// @ts-check

/**
 * Everything the export relies on in what Next writes. None of it is documented, so each function
 * throws when it meets a form that it does not know:
 *
 * - A page holds its payload, the data behind it, as inline scripts in a row:
 *   `self.__next_f.push([1,"…"])`.
 * - The same payload is in `X.txt` beside `X.html` and in `X/__next._full.txt`. The other files
 *   `X/__next.….txt` hold parts of it.
 * - A payload is a list of rows, each an id and a value. Values refer to other rows by id.
 * - The payload begins with `(self.__next_f=…).push([0])`, and the script with the id `_R_` names what
 *   is started when its files are there. The files stand in the head as `<script src async>`.
 * - The head ends with metadata and inline scripts. Tags of the layout and tags of the page's own
 *   metadata are written in one go each.
 *
 * Next writes all of this in the order in which it becomes ready, which depends on how many processes
 * share the build and how busy they are. Here the order becomes a property of the page.
 */

/** Tags of the head whose order has no meaning to a browser. */
const METADATA =
  /(?:<(?:meta|link(?! rel="(?:stylesheet|preload|modulepreload)"))\b[^>]*>|<title>[^<]*<\/title>)+/g;
/** Those of them that the layout writes, and not the metadata of the page. */
const OF_LAYOUT = /^<(?:link rel="icon"|meta name="theme-color")/;
const SCRIPTS =
  /(?:<script>self\.__next_f\.push\(\[[^0](?:[^"]|"(?:[^"\\]|\\.)*")*?\]\)<\/script>)+/g;
const PIECE = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
/** What starts Next: the payload, and what is to be run. */
const START =
  /<script( id="_R_")?>((?:self\.__next_f\.push\(|\(globalThis\["TURBOPACK"\]).*?)<\/script>/gs;
const BEGIN = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const ROOT = '0';
/** A value that names a row: `$5`, `$L1f` (read later), `$@3` (a promise), `$5:props:children`. */
const REFERENCE = /^\$([@LBKQWZhi]?)([0-9a-f]+)((?::.*)?)$/s;
/** A string in JSON, and the colon if it is the name of a property. */
const STRING = /"([^"\\]*(?:\\.[^"\\]*)*)"(:?)/gs;
/** Other values that begin with `$`: escaped strings, elements, symbols, dates, numbers, `undefined`. */
const NO_REFERENCE = /^\$(?:$|\$|S|D|n|N$|I|-|undefined$)/;
/** What may stand before the value of a row: an import, a hint, the parts of a list that is streamed. */
const TAG = /^(?:I|H[A-Z]|[XxC])?(?![A-Z])/;

/** The tag of a row whose value is a text and not JSON. */
const TEXT = 'T';

/** @typedef {{ id: string, tag: string, value: string }} Row */

/**
 * The pages that Next has written, and the files that hold payloads or parts of them.
 * @param {readonly string[]} paths all files of the export
 */
export function filesOfNext(paths) {
  const known = new Set(paths);
  const pages = paths.filter((path) => path.endsWith('.html') && known.has(payloadOf(path)));
  if (!pages.includes('index.html')) throw changed('no index.txt beside index.html');
  const parts = paths.filter((path) => /(^|\/)__next\.[^/]*\.txt$/.test(path));
  if (!parts.includes('__next._full.txt')) throw changed('no __next._full.txt');
  // The not-found page has its payload under the name of its second copy, which is removed.
  return { pages: [...pages, '404.html'], payloads: [...pages.map(payloadOf), ...parts] };
}

/** @param {string} page */
function payloadOf(page) {
  return page.replace(/\.html$/, '.txt');
}

/** @param {string} found */
export function changed(found) {
  const files = 'lib/export/next-output.mjs and next-styles.mjs';
  return new Error(`Next has changed what it writes: ${found}. See ${files}.`);
}

/**
 * Puts what Next has written into a page into an order of its own: the tags of the layout come before
 * the page's, and the payload is one piece with its rows in order.
 * @param {string} html
 */
export function inOrder(html) {
  const end = html.indexOf('</head>');
  if (end < 0) throw changed('a page without </head>');
  const head = html.slice(0, end).replace(METADATA, (run) => {
    const tags = run.match(/<title>.*?<\/title>|<[^>]*>/gs) ?? [];
    const own = tags.filter((tag) => !OF_LAYOUT.test(tag));
    return [...tags.filter((tag) => OF_LAYOUT.test(tag)), ...own].join('');
  });
  return head + withOrderedPayload(html.slice(end));
}

/**
 * Joins the pieces of the payload in a page and orders its rows.
 * @param {string} html
 */
function withOrderedPayload(html) {
  const [scripts, ...others] = html.match(SCRIPTS) ?? [];
  if (scripts === undefined || others.length > 0) {
    throw changed(`${others.length} gaps between payload scripts, or no such scripts`);
  }
  const pieces = [...scripts.matchAll(PIECE)];
  if (pieces.map(([piece]) => piece).join('') !== scripts) {
    throw changed('a payload script that holds something other than text');
  }
  const payload = orderRows(pieces.map(([, text = '']) => JSON.parse(text)).join(''));
  // As Next escapes it: nothing in a script may look like markup.
  const text = JSON.stringify(payload).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return html.replace(scripts, () => `<script>self.__next_f.push([1,${text}])</script>`);
}

/**
 * Takes the scripts that start Next out of a page whose payload is in order.
 * @param {string} html
 * @returns {{ rest: string, files: string[], inline: string }} the page without them, the addresses of
 *   their files, and what stood in the page: it may run before or after those
 */
export function takeScripts(html) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @type {string[]} */
  const inline = [];
  if (!html.includes(BEGIN)) throw changed('a page whose payload has no beginning');
  const rest = html
    .replace(BEGIN, '')
    .replace(/<script src="([^"]+)"(?: id="_R_")? async=""><\/script>/g, (_, file) => {
      files.add(file);
      return '';
    })
    // For browsers that know no modules, which the site does not support.
    .replace(/<script src="[^"]+" noModule=""><\/script>/, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(START, (_, id, text) => {
      // What is run needs the payload, so it comes last.
      if (id) inline.push(text);
      else inline.unshift(text);
      return '';
    });
  if (files.size === 0 || inline.length !== 2 || /<script\b[^>]*\s(?:src|async)\b/.test(rest)) {
    throw changed(`${files.size} and ${inline.length} scripts that start a page`);
  }
  return { rest, files: [...files], inline: ['self.__next_f=[[0]]', ...inline].join(';') };
}

/**
 * Puts the rows of a payload into an order that depends on their content alone, and numbers them in
 * that order: each row comes after those that its value needs at once and before those that it reads
 * later.
 * @param {string} payload
 */
export function orderRows(payload) {
  /** @type {Map<string, Row[]>} */
  const groups = new Map();
  for (const row of readRows(Buffer.from(payload))) {
    groups.set(row.id, [...(groups.get(row.id) ?? []), row]);
  }
  const hints = (groups.get('') ?? []).map(({ tag, value }) => `:${tag}${value}\n`).sort();
  const order = orderOfIds(groups);
  const numbers = new Map(order.filter((id) => id !== ROOT).map((id, index) => [id, index + 1]));
  numbers.set(ROOT, 0);
  const rows = order.flatMap((id) => (groups.get(id) ?? []).map((row) => writeRow(row, numbers)));
  return [...hints, ...rows].join('');
}

/** @param {ReadonlyMap<string, readonly Row[]>} groups */
function orderOfIds(groups) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {string[]} */
  const order = [];
  const later = [ROOT];
  const visit = (/** @type {string} */ id) => {
    if (seen.has(id)) return;
    seen.add(id);
    const rows = groups.get(id);
    if (!rows) throw changed(`a payload without the row "${id}", to which it refers`);
    for (const { tag, value } of rows) {
      if (tag === TEXT) continue;
      mapReferences(value, (kind, target) => {
        if (kind === 'L' || kind === '@') later.push(target);
        else visit(target);
        return target;
      });
    }
    order.push(id);
  };
  for (const id of later) visit(id);
  const unused = [...groups.keys()].filter((id) => id !== '' && !seen.has(id));
  if (unused.length > 0) {
    throw changed(`rows of a payload to which nothing refers: ${unused.join(', ')}`);
  }
  return order;
}

/** @param {Row} row @param {ReadonlyMap<string, number>} numbers */
function writeRow({ id, tag, value }, numbers) {
  const numberOf = (/** @type {string} */ old) => (numbers.get(old) ?? 0).toString(16);
  if (tag === TEXT) return `${numberOf(id)}:T${Buffer.byteLength(value).toString(16)},${value}`;
  return `${numberOf(id)}:${tag}${mapReferences(value, (_, target) => numberOf(target))}\n`;
}

/**
 * Replaces the ids in a value. Its texts are found without reading the JSON, which would take four times
 * as long.
 * @param {string} json
 * @param {(kind: string, id: string) => string} change
 */
function mapReferences(json, change) {
  return json.replace(STRING, (string, text, isKey) => {
    if (isKey || !text.startsWith('$')) return string;
    const [, kind = '', id = '', path] = REFERENCE.exec(text) ?? [];
    if (id !== '') return `"$${kind}${change(kind, id)}${path}"`;
    if (NO_REFERENCE.test(text)) return string;
    throw changed(`the value ${text.slice(0, 40)} in a payload`);
  });
}

/** @param {Buffer} bytes @returns {Generator<Row>} */
function* readRows(bytes) {
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(':', at);
    const id = bytes.toString('utf8', at, colon);
    if (colon < 0 || !/^[0-9a-f]*$/.test(id)) {
      throw changed(`a row that begins with ${bytes.toString('utf8', at, at + 40)}`);
    }
    if (bytes[colon + 1] === TEXT.charCodeAt(0)) {
      // A text has no end of its own: its length in bytes stands before it.
      const comma = bytes.indexOf(',', colon);
      const end = comma + 1 + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16);
      yield { id, tag: TEXT, value: bytes.toString('utf8', comma + 1, end) };
      at = end;
    } else {
      const end = bytes.indexOf('\n', colon);
      if (end < 0) throw changed('a payload whose last row has no end');
      const row = bytes.toString('utf8', colon + 1, end);
      const tag = TAG.exec(row)?.[0];
      if (tag === undefined) throw changed(`the row ${row.slice(0, 40)}`);
      yield { id, tag, value: row.slice(tag.length) };
      at = end + 1;
    }
  }
}
