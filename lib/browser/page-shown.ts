/** The event of the window after a followed link has replaced the content of this document. */
export const PAGE_SHOWN = 'site:page';
