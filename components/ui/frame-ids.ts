/*
 * Element ids of the frame. They begin with `frame-` because ids of headings live in the same
 * document: an article may well have a heading "Content".
 */

/** The main part of the page, where the skip link leads. */
export const CONTENT_ID = 'frame-content';

/** The sidebar, a drawer on small screens. */
export const SIDEBAR_ID = 'frame-sidebar';

/** The outline of the page, a small panel on small screens. */
export const OUTLINE_ID = 'frame-outline';

export const NAV_SCREEN_ID = 'frame-navigation';
