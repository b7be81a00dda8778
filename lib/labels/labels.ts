/** Every text of the interface in English, each with the place where it shows. */
export const ENGLISH = {
  /** Top bar and elsewhere. */
  frame: {
    /** First link of each page, visible on focus. */
    skipToContent: 'Skip to content',
    /** Name of the top bar's links for assistive technology. */
    mainNavigation: 'Main',
    /** Name of the logo's link; {title} is the site's title. */
    home: '{title} home',
    /** Added for assistive technology to links that leave the site. */
    externalLink: '(opens another site)',
    /** Announced while a page takes long to come. */
    loading: 'Loading page',
    /** Button that shows once the page is scrolled. */
    scrollToTop: 'Back to top',
  },
  nav: {
    /** Button that opens the navigation on small screens. */
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    /** Button of the language and of the version switcher. */
    languages: 'Language',
    versions: 'Version',
    /** Button that shows the social links beyond the first five. */
    moreLinks: 'More links',
    /** Name of a social link's button that has neither a label nor one of the site's icons. */
    contact: 'Contact',
  },
  appearance: {
    /** Button in the top bar: what pressing it does. */
    switchToDark: 'Switch to the dark appearance',
    switchToLight: 'Switch to the light appearance',
  },
  sidebar: {
    /** Name of the sidebar for assistive technology. */
    name: 'Pages of this section',
    /** Button of the bar under the top bar, on small screens. */
    menu: 'Menu',
    close: 'Close menu',
    /** Button that folds the pages under a title that is a link itself; {group} is the title. */
    pagesUnder: 'Pages under “{group}”',
  },
  outline: {
    title: 'ON THIS PAGE',
  },
  doc: {
    lastUpdated: 'Last Updated',
    previousPage: 'Previous Page',
    nextPage: 'Next Page',
    /** Name of the previous/next links for assistive technology. */
    pager: 'Previous and next page',
    /** Name of a heading's own link; {heading} is its text. */
    headingLink: 'Link to “{heading}”',
    /** Name of a code block that can be scrolled; {language} is its language. */
    codeBlock: 'Code, {language}',
    /** Name of a table that can be scrolled. */
    table: 'Table',
    /** Name of a strip of tabs. */
    tabs: 'Variants',
    /** Badge of what came with a version; {version} is its number. */
    since: 'Since {version}',
    /** Name of the box of a task in a list. */
    taskDone: 'Done',
    taskOpen: 'To do',
    /** Button that copies the page as Markdown. */
    copyPage: 'Copy page',
  },
  /** Titles of callouts that the writer gave none, by their kinds. */
  callouts: {
    tip: 'Tip',
    note: 'Note',
    info: 'Info',
    important: 'Important',
    warning: 'Warning',
    caution: 'Caution',
    danger: 'Danger',
    details: 'Details',
  },
  /** Names of the buttons of a block of code. */
  code: {
    wrap: 'Toggle code wrap',
    copy: 'Copy code',
    /** Stands under a type that the keyboard shows. */
    typeKeys: 'Arrow keys: next name. Escape: hide.',
  },
  /** What came of pressing a button that copies; it shows on the button and is announced. */
  copy: {
    copied: 'Copied',
    failed: 'Could not copy',
    /** Asks the reader to copy by hand where no script may; {key} is the shortcut for it. */
    prompt: 'Copy to clipboard: {key}, Enter',
  },
  zoom: {
    /** Button that enlarges a picture; {picture} is what it shows. */
    open: 'Enlarge picture: {picture}',
    close: 'Close the picture',
  },
  home: {
    /** Name of the cards under the hero for assistive technology. */
    features: 'Features',
  },
  overview: {
    title: 'Overview',
    filter: 'Filter',
    filterPlaceholder: 'Enter keyword',
    /** {query} is what the reader typed. */
    noResult: 'No matching API found: {query}',
    /** Title of the pages that lie in no group. */
    others: 'Others',
    /** Announced after filtering; {count} is the number of pages that are left. */
    count: '{count} pages',
    /** The same for a single page. */
    countOne: '{count} page',
  },
  notFound: {
    code: '404',
    title: 'PAGE NOT FOUND',
    hint: 'There is no page at this address. It may have moved, or the address may hold a typing error.',
    takeMeHome: 'Take me home',
    /** Button that opens the search. */
    search: 'Search the docs',
    /** Title of links to pages whose addresses are spelled much like the one asked for. */
    didYouMean: 'Did you mean',
  },
  search: {
    /** Button of the top bar. */
    button: 'Search',
    placeholder: 'Search docs',
    /** Button that empties the input. */
    clear: 'Clear the search',
    /** Button of small screens that closes the panel. */
    cancel: 'Cancel',
    /** Name of the tabs, the first of them, and the last for pages of no named part of the site. */
    groups: 'Parts of the site',
    all: 'All',
    others: 'Others',
    /** Name of the list of what was found, and of the kinds of its rows. */
    results: 'Results',
    kindTitle: 'Page',
    kindHeader: 'Heading',
    kindContent: 'Text',
    /** Button below the first results; {count} is the number of pages found. */
    showAll: 'Show all {count} pages',
    /** Announced after searching. */
    count: '{count} pages found',
    countOne: '{count} page found',
    /** {query} is what the reader typed. */
    noResult: 'No results for "{query}"',
    noResultHint: 'Please try again with a different keyword',
    /** While the index is on its way. */
    loading: 'Loading the search…',
    /** When it could not be had. */
    unavailable: 'The search is not available at present.',
    retry: 'Retry',
    /** Instead, when the site has been renewed since the page was opened. */
    reload: 'Load the page again',
    /** In the empty panel. */
    invitation: 'Type the name of an API or an option, an error message, or what you want to do.',
    recent: 'Recent searches',
    clearRecent: 'Clear',
    /** What the keys at the foot of the panel do. */
    hintMove: 'to move',
    hintOpen: 'to open',
    hintClose: 'to close',
  },
};

/** The texts of the interface in one language. */
export type Labels = typeof ENGLISH;

/**
 * Puts values into a text.
 *
 *     fill('No results for "{query}"', { query: 'x' }) //=> 'No results for "x"'
 */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
