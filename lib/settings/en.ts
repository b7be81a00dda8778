/** Every text of the interface in English. */
export const en = {
  frame: {
    skipToContent: 'Skip to content',
    /** Name of the top bar's links for assistive technology. */
    mainNavigation: 'Main',
    /** Name of the logo's link; {title} is the site's title. */
    home: '{title} home',
    /** Describes links that leave the site, for assistive technology. */
    externalLink: '(opens another site)',
    /** Announced while a page takes long to load. */
    loading: 'Loading page',
    scrollToTop: 'Back to top',
    /** Shows where the script of a page could not be loaded. */
    scriptFailed: 'A part of this page could not be loaded, so some buttons do nothing.',
    reload: 'Reload the page',
    /** Shows when a link is followed without a connection, or to a host that does not answer. */
    offline: 'You are offline, so the page could not be loaded.',
    unreachable: 'The site does not answer, so the page could not be loaded.',
    retry: 'Retry',
    /** Link to the page on which readers run scenarios. */
    playground: 'Playground',
    /** Link to the zip of the whole site. */
    offlineCopy: 'Download for offline use',
  },
  nav: {
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    languages: 'Language',
    versions: 'Version',
    /** Button that shows the social links beyond the first five. */
    moreLinks: 'More links',
    /** Name of a social link's button that has neither a label nor one of the site's icons. */
    contact: 'Contact',
  },
  appearance: {
    /** Button in the top bar: what pressing it does. */
    switchToDark: 'Switch to dark mode',
    switchToLight: 'Switch to light mode',
  },
  sidebar: {
    /** Name of the sidebar for assistive technology. */
    name: 'Pages in this section',
    /** Button of the bar under the top bar, on small screens; with the {section} of the page, if it has one. */
    menu: 'Menu',
    menuOf: '{section} menu',
    close: 'Close menu',
    /** Button that folds the pages under a title that is also a link; {group} is the title. */
    pagesUnder: 'Pages under “{group}”',
  },
  outline: {
    title: 'ON THIS PAGE',
  },
  doc: {
    lastUpdated: 'Last Updated',
    readingTime: '{minutes} min read',
    previousPage: 'Previous Page',
    nextPage: 'Next Page',
    /** Name of the previous/next links for assistive technology. */
    pager: 'Previous and next page',
    /** Name of the link to the section of a page, above its title. */
    trail: 'Where this page is',
    /** Name of the link of a heading to itself. */
    headingLink: 'Link to “{heading}”',
    /** Name of a code block that can be scrolled; {language} is its language. */
    codeBlock: 'Code, {language}',
    table: 'Table',
    tabs: 'Variants',
    /** Name of the checkbox of a task in a list. */
    taskDone: 'Done',
    taskOpen: 'To do',
    /** Title of the footnotes, for assistive technology; and the link from one back to its {number}. */
    footnotes: 'Footnotes',
    footnoteBack: 'Back to reference {number}',
    /** Button that copies the page as Markdown, and the button beside it that opens a menu. */
    copyPage: 'Copy page',
    pageActions: 'More for this page',
    openMarkdown: 'Open as Markdown',
    copyPageLink: 'Copy link to this page',
  },
  /** The kinds of callouts, with their titles. */
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
    /** Shows the rest of a block that has {lines} lines; and what hides it again. */
    showAll: 'Show all {lines} lines',
    showFewer: 'Show fewer lines',
  },
  /** The outcome of copying; it shows on the button and is announced. */
  copy: {
    copied: 'Copied',
    failed: 'Could not copy',
    /** Asks the reader to copy manually where scripts may not; {key} is the shortcut. */
    prompt: 'Copy to clipboard: {key}, Enter',
  },
  /** A scenario that readers can run, before it runs. */
  playground: {
    run: 'Run',
    loadFailed:
      'The playground could not be loaded. Check your connection and try again, or reload the page.',
    withoutScript: 'The playground needs JavaScript.',
    /** Link below a scenario to the page on which all of them are. */
    open: 'Open in the playground',
    /** Before what readers may try with a scenario, and the fold with what comes of it. */
    task: 'Try it:',
    answer: 'Answer',
  },
  /** The list of all scenarios; {count} is how many the filter leaves. */
  scenarios: {
    name: 'Scenarios',
    filter: 'Filter scenarios',
    placeholder: 'cache, provider, styles',
    count: '{count} scenarios',
    countOne: '{count} scenario',
    none: 'No scenario matches.',
  },
  /** The challenges, before and while they run. */
  challenges: {
    start: 'Start',
    /** The same button for a challenge that this device remembers as solved. */
    again: 'Open again',
    check: 'Check my answer',
    checking: 'Checking',
    solved: 'Solved.',
    /** Link behind that, to the challenge below. */
    next: 'Next challenge: {title}',
    /** Beside the button of a challenge that this device remembers as solved. */
    isSolved: '✓ Solved',
    hints: 'Hints',
    code: 'Code at the start',
    solution: 'Solution',
    progress: '{solved} of {all} solved',
    forget: 'Forget my progress',
  },
  zoom: {
    /** Button that enlarges a picture; {picture} is what it shows. */
    open: 'Enlarge image: {picture}',
    close: 'Close image',
  },
  home: {
    /** Name of the cards under the hero for assistive technology. */
    features: 'Features',
    /** Button over the picture that starts the scenario. */
    run: 'Run it live',
  },
  /** The field that filters the sections of a page; {count} is how many are left. */
  entries: {
    filter: 'Paste your message, or type a word',
    placeholder: 'Invalid domGetter: #app',
    count: '{count} entries',
    countOne: '{count} entry',
    none: 'No entry matches.',
    /** Leads to the search for what was typed. */
    search: 'Search all pages for it',
  },
  overview: {
    title: 'Overview',
    filter: 'Filter',
    filterPlaceholder: 'Enter keyword',
    /** {query} is what the reader typed. */
    noResult: 'No matching API found: {query}',
    /** Title of the pages that belong to no group. */
    others: 'Others',
    /** Announced after filtering; {count} is the number of remaining pages. */
    count: '{count} pages',
    countOne: '{count} page',
  },
  notFound: {
    code: '404',
    title: 'PAGE NOT FOUND',
    hint: 'There is no page at this URL. It may have moved, or the URL may be misspelled.',
    takeMeHome: 'Take me home',
    search: 'Search the docs',
    /** Title of the links that the search offers before anything is typed. */
    start: 'Or start here',
    /** Title of links to pages with a URL similar to the requested one. */
    didYouMean: 'Did you mean',
  },
  search: {
    button: 'Search',
    placeholder: 'Search docs',
    clear: 'Clear search',
    cancel: 'Cancel',
    /** Name of the tabs; the first tab; the last tab, for pages outside all sections. */
    groups: 'Sections',
    all: 'All',
    others: 'Others',
    /** That tab, with the titles of the pages in it. */
    othersNamed: 'Others: {pages}',
    /** Name of the result list, and of the kinds of its rows. */
    results: 'Results',
    kindTitle: 'Page',
    kindHeader: 'Heading',
    kindContent: 'Text',
    /** Last row of a page; a press shows the {count} rows of {page} that are left out. */
    moreRows: '{count} more in "{page}"',
    /** Button below the first results; {count} is the number of pages found. */
    showAll: 'Show all {count} pages',
    /** Unit of the numbers in the tabs. */
    pages: '{count} pages',
    count: '{count} pages found',
    countOne: '{count} page found',
    /** {query} is what the reader typed. */
    noResult: 'No results for "{query}"',
    noResultHint: 'Please try again with a different keyword',
    /** Above what is nearest to a question that nothing answers. */
    unsure: 'No good answer',
    unsureHint: 'These pages are the nearest.',
    /** Names the row that answers a question. */
    answer: 'Answer',
    loading: 'Loading search…',
    unavailable: 'Search is unavailable.',
    retry: 'Retry',
    /** Instead of `retry`, when the site was updated after the page was opened. */
    reload: 'Reload the page',
    /** In the empty panel. */
    invitation: 'Type the name of an API or an option, an error message, or what you want to do.',
    /** Hints about the keys at the foot of the panel. */
    hintMove: 'to move',
    hintOpen: 'to open',
    hintClose: 'to close',
  },
};
