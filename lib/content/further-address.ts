import 'server-only';
import { comparable } from '../routing/route-path';

/** What an address may look like that leads to a page besides the page's own. */
export const FURTHER_ADDRESS = /^(\/(?!\.{1,2}(\/|$))[\w.-]+)+$/;

/** Addresses that the site takes itself: folders of the export, and those of app/. */
const RESERVED =
  /^\/(_next|_not-found|404|cards|content-events|machine-files|markdown-files|static|styles)(\/|$)|\/(feed\.xml|llms(-full)?)$/;

/** Whether no page can have an address, in any letter case, since the site needs it. */
export function isReserved(path: string): boolean {
  return RESERVED.test(comparable(path).toLowerCase());
}
