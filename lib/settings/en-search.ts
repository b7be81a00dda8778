/** The texts of the search. */
export const enSearch = {
  button: 'Search',
  placeholder: 'Search docs',
  clear: 'Clear search',
  /** Button of small screens that closes the panel. */
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
};
