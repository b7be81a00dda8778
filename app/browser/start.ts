import { listenToAppearance } from '@/components/appearance/appearance-press';
import { listenToPageActions } from '@/components/doc/listen-to-page-actions';
import { startFoldedBoxes, startMovedHeadings } from '@/components/doc/named-places';
import { startScrollToTop } from '@/components/frame/start-scroll-to-top';
import {
  listenToCode,
  startCodeBlocks,
  startFoldedLines,
} from '@/components/markdown/code/start-code-blocks';
import { startDiagrams } from '@/components/markdown/diagram/enlarge-diagrams';
import { startScrollRegions } from '@/components/markdown/scroll-region';
import { startBeside } from '@/components/markdown/start-beside';
import { startTabs } from '@/components/markdown/tabs/run-tabs';
import { startHidingBar } from '@/components/nav/hiding-bar';
import { startScopeLinks } from '@/components/nav/scope-links';
import { startHiddenParts } from '@/components/navigation/hidden-parts';
import { listenToNotice } from '@/components/navigation/no-page';
import { startNotFound } from '@/components/not-found/start-not-found';
import { startOutline } from '@/components/outline/start-outline';
import { startOwnApp } from '@/components/playground/own-app/start-own-app';
import { startPlaygrounds } from '@/components/playground/start-playgrounds';
import { listenToSearch, startSearch } from '@/components/search/open-search';
import { startSidebar } from '@/components/sidebar/start-sidebar';
import { listenToDropdowns, startDropdowns } from '@/components/ui/dropdowns';
import { listenToPopovers, startPopovers } from '@/components/ui/popovers';
import { startZoom } from '@/components/zoom/start-zoom';
import { reportReady } from '@/lib/browser/ready';
import { startFilters } from './start-filters';

/** What listens on the whole document, once. What is pressed comes to the innermost part first. */
const LISTENERS = [
  listenToAppearance,
  listenToDropdowns,
  listenToPopovers,
  listenToSearch,
  listenToCode,
  listenToPageActions,
  listenToNotice,
];

/** What looks for its elements on each page. The signal says that another page comes. */
const PARTS: readonly ((signal: AbortSignal) => void)[] = [
  startMovedHeadings,
  startHiddenParts,
  startTabs,
  startFoldedBoxes,
  startFoldedLines,
  startCodeBlocks,
  startBeside,
  startScrollRegions,
  startSidebar,
  startOutline,
  startHidingBar,
  startScrollToTop,
  startDropdowns,
  startPopovers,
  startSearch,
  startScopeLinks,
  startDiagrams,
  startZoom,
  startFilters,
  startNotFound,
  startPlaygrounds,
  startOwnApp,
];

let isListening = false;

/** Starts everything that acts on the page that shows; returns how to stop what belongs to this page. */
export function startPage(): () => void {
  if (!isListening) for (const listen of LISTENERS) run(listen);
  isListening = true;
  const page = new AbortController();
  for (const start of PARTS) run(() => start(page.signal));
  reportReady();
  return () => page.abort();
}

/** One part that fails leaves the others as they are. */
function run(part: () => void): void {
  try {
    part();
  } catch (failure) {
    reportError(failure);
  }
}
