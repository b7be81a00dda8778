/** How long a page shows before its pictures can be enlarged. */
export const START_AFTER_MS = 100;

/** How far the page may be scrolled before an enlarged picture goes back. */
export const SCROLL_OFFSET_PX = 40;

/** How long a picture takes to grow or to go back, and its ground to come or to go. */
export const TRANSITION_MS = 300;
