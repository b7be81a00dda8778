import { Parser } from 'htmlparser2';

/** What a page has and where it leads. */
export type Document = { ids: Set<string>; addresses: string[] };

/** The attributes that hold an address, whichever element has them. */
const ADDRESSES = ['href', 'src', 'action', 'poster', 'data', 'data-zoom-src'];
/** The `<meta>` elements that hold one; names that begin with `page-in:` tell the page in a language. */
const ADDRESS_META = /^(og:(url|image|video|audio)|twitter:image|page-in:.*)$/;
/** The elements of sitemaps and feeds whose text is an address. */
const ADDRESS_ELEMENTS = ['loc', 'image:loc', 'link', 'guid', 'url', 'id', 'icon', 'logo'];

/** The ids of a page of HTML and all addresses in it. */
export function referencesInHtml(html: string): Document {
  const found: Document = { ids: new Set(), addresses: [] };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) found.ids.add(attributes.id);
      if (name === 'meta') {
        const key = attributes.property ?? attributes.name ?? '';
        if (ADDRESS_META.test(key)) found.addresses.push(attributes.content ?? '');
        return;
      }
      // Next adds one for the fonts of the style sheets. It names a host, not a file.
      if (attributes.rel !== 'preconnect') found.addresses.push(...addressesOf(attributes));
    },
  });
  parser.end(html);
  return found;
}

/** The addresses of a sitemap or a feed. */
export function referencesInXml(xml: string) {
  const addresses: string[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentag(_, attributes) {
        text = '';
        addresses.push(...addressesOf(attributes));
      },
      ontext(more) {
        text += more;
      },
      onclosetag(name) {
        if (ADDRESS_ELEMENTS.includes(name) && text.trim() !== '') addresses.push(text.trim());
        text = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return addresses;
}

/** The addresses of a style sheet. */
export function referencesInCss(css: string) {
  return [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)|@import\s+(["'])(.*?)\3/g)].map(
    ([, , address, , imported]) => address ?? imported ?? '',
  );
}

/** The absolute URLs that a Markdown text links to. */
export function referencesInMarkdown(markdown: string) {
  return [...markdown.matchAll(/(?:\]\(|<)(https?:[^\s)>]+)/g)].map(([, address = '']) => address);
}

function addressesOf(attributes: Record<string, string>) {
  const sets = (attributes.srcset ?? '').split(',').map((part) => part.trim().split(/\s/)[0] ?? '');
  return [...ADDRESSES.map((name) => attributes[name] ?? ''), ...sets].filter(Boolean);
}
