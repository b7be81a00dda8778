/** What Garfish reads of an HTML entry. */
export type EntryHtml = {
  title: string;
  /** The scripts in the HTML itself. */
  inline: readonly string[];
  files: readonly { url: string; isScript: boolean }[];
  hasModules: boolean;
};

const SCRIPT_TYPES = ['', 'module', 'text/javascript', 'application/javascript'];

/** Reads an entry without running it: browsers load nothing for a document that is only parsed. */
export function readEntry(html: string, base: string): EntryHtml {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const scripts = [...page.querySelectorAll('script')].filter(({ type }) =>
    SCRIPT_TYPES.includes(type.toLowerCase()),
  );
  const sheets = [...page.querySelectorAll('link[rel~="stylesheet"][href]')];
  const urlOf = (element: Element, name: string) =>
    new URL(element.getAttribute(name) ?? '', base).href;
  return {
    title: page.title,
    inline: scripts.filter((script) => !script.hasAttribute('src')).map((script) => script.text),
    files: [
      ...scripts
        .filter((script) => script.hasAttribute('src'))
        .map((script) => ({ url: urlOf(script, 'src'), isScript: true })),
      ...sheets.map((sheet) => ({ url: urlOf(sheet, 'href'), isScript: false })),
    ],
    hasModules: scripts.some(({ type }) => type.toLowerCase() === 'module'),
  };
}
