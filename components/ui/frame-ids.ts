/*
 * Element ids of the frame. They begin with `frame-` because ids of headings live in the same
 * document: an article may well have a heading "Content".
 */

export const CONTENT_ID = 'frame-content';
export const SIDEBAR_ID = 'frame-sidebar';
export const OUTLINE_ID = 'frame-outline';
/** The text that describes links to other sites. */
export const EXTERNAL_ID = 'frame-external';
export const NAV_SCREEN_ID = 'frame-navigation';
