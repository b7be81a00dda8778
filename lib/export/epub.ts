import { strToU8, zipSync } from 'fflate';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { NO_TIME } from '../files/zip-folder';
import { AS_WRITTEN, type Element } from './article';

/** A chapter: its file without its ending, its heading and its article, both as HTML. */
type Chapter = { place: string; title: string; html: string };

// Books are XML, in which names keep their case and every tag is closed.
const READ = { ...AS_WRITTEN, lowerCaseAttributeNames: false };
const WRITE = { ...AS_WRITTEN, xmlMode: true };
/** What means something to a reading device. Drawings keep all of theirs. */
const KEPT = new Set('id href src alt colspan rowspan lang dir start open title'.split(' '));
/** A colour of the site, with the one that is taken where there is no style sheet. */
const COLOUR = /var\(--[\w-]+,\s*([^)]+)\)/g;

const TYPE = 'application/epub+zip';
const CONTAINER = `<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
<rootfile full-path="book/content.opf" media-type="application/oebps-package+xml"/>
</rootfiles></container>
`;
const STYLE = `body { font-family: sans-serif; line-height: 1.5; }
pre { font-size: 0.8em; padding: 0.6em; border: 1px solid; white-space: pre-wrap; overflow-wrap: anywhere; }
table { border-collapse: collapse; font-size: 0.9em; }
th, td { padding: 0.3em 0.5em; border: 1px solid; text-align: start; vertical-align: top; }
svg, img { max-width: 100%; height: auto; }
.note { margin: 1em 0; padding-inline-start: 1em; border-inline-start: 0.2em solid; }
figure { margin: 1em 0; }
`;

type Facts = Record<'id' | 'title' | 'lang' | 'modified' | 'contents', string>;

/** A section of the site as a book for reading devices (EPUB 3). */
export function epubOf({ id, title, lang, modified, contents }: Facts, chapters: Chapter[]) {
  const page = (name: string, body: string) =>
    `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}">
<head><title>${name}</title><link rel="stylesheet" href="style.css"/></head><body>${body}</body></html>
`;
  const pages = chapters.map(({ place, title, html }) => ({
    file: `${place}.xhtml`,
    title: withoutTags(title),
    body: xhtmlOf(html),
  }));
  const items = pages.map(
    ({ file, body }, index) =>
      `<item id="c${index}" href="${file}" media-type="application/xhtml+xml"${
        body.includes('<svg') ? ' properties="svg"' : ''
      }/>`,
  );
  const links = pages.map(({ file, title }) => `<li><a href="${file}">${title}</a></li>`);
  const nav = `<nav epub:type="toc"><h1>${contents}</h1><ol>${links.join('')}</ol></nav>`;
  const content = `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${lang}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${id}</dc:identifier><dc:title>${title}</dc:title><dc:language>${lang}</dc:language>
<meta property="dcterms:modified">${modified}</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
${items.join('\n')}
</manifest>
<spine>${pages.map((_, index) => `<itemref idref="c${index}"/>`).join('')}</spine>
</package>
`;
  const files = {
    'META-INF/container.xml': CONTAINER,
    'book/content.opf': content,
    'book/nav.xhtml': page(title, nav),
    'book/style.css': STYLE,
    ...Object.fromEntries(
      pages.map(({ file, title, body }) => [`book/${file}`, page(title, body)]),
    ),
  };
  const bytes = Object.entries(files).map(([path, text]) => [path, strToU8(text)]);
  // The first file says what the book is, at a place that is always the same.
  const first = [strToU8(TYPE), { level: 0 }] as const;
  const options = { level: 9, mtime: NO_TIME } as const;
  return zipSync({ mimetype: first, ...Object.fromEntries(bytes) }, options);
}

function xhtmlOf(html: string) {
  const document = parseDocument(html, READ);
  for (const element of DomUtils.getElementsByTagName('*', document.children)) {
    const { name, attribs } = element;
    if (isInDrawing(element)) {
      for (const [key, value] of Object.entries(attribs)) {
        if (/^(data-|class$|style$)/.test(key)) delete attribs[key];
        else attribs[key] = value.replace(COLOUR, '$1');
      }
      if (name === 'svg') attribs.xmlns = 'http://www.w3.org/2000/svg';
      continue;
    }
    const isNote = attribs.role === 'note';
    for (const key of Object.keys(attribs)) if (!KEPT.has(key)) delete attribs[key];
    if (isNote) attribs.class = 'note';
  }
  return DomUtils.getInnerHTML(document, WRITE);
}

function isInDrawing(element: Element): boolean {
  const { name, parent } = element;
  return name === 'svg' || (parent?.type === ElementType.Tag && isInDrawing(parent));
}

function withoutTags(html: string) {
  return html.replace(/<[^>]*>/g, '');
}
