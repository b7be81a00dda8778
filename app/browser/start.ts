import { startAppearance } from '@/components/appearance/appearance-press';
import { startHashTargets } from '@/components/doc/hash-target';
import { PageActionsElement } from '@/components/doc/page-actions.element';
import { FilterElement } from '@/components/filter/filter.element';
import { startHiddenParts } from '@/components/frame/hidden-parts';
import { startScrollToTop } from '@/components/frame/scroll-to-top';
import { BesideElement } from '@/components/markdown/beside.element';
import { CodeElement } from '@/components/markdown/code/code-block.element';
import { ScrollElement } from '@/components/markdown/scroll-region.element';
import { TabsElement } from '@/components/markdown/tabs/tabs.element';
import { startHidingBar } from '@/components/nav/hiding-bar';
import { startScopeLinks } from '@/components/nav/scope-links';
import { SuggestionsElement } from '@/components/not-found/suggestions.element';
import { OutlineElement } from '@/components/outline/outline.element';
import { ChallengesElement } from '@/components/playground/challenges/challenges.element';
import { startSearch } from '@/components/search/open-search';
import { SidebarElement } from '@/components/sidebar/sidebar.element';
import type { IslandProps } from '@/components/site/island';
import { type Islands, islandElement } from '@/components/site/island.element';
import { DropdownElement } from '@/components/ui/dropdown.element';
import { startPopovers } from '@/components/ui/popovers';
import { ZoomElement } from '@/components/zoom/zoom.element';
import { reportReady } from '@/lib/browser/ready';
import { redirectSharedLink } from '@/lib/playground/address';

/** The components of the islands, by name. Each is loaded when a page needs it. */
const ISLANDS = {
  feedback: () => import('@/components/feedback/feedback-island'),
  'own-app': () => import('@/components/playground/own-app/own-app-island'),
  playground: () => import('@/components/playground/playground-island'),
} satisfies Islands & Record<keyof IslandProps, unknown>;

const ELEMENTS = {
  'site-beside': BesideElement,
  'site-challenges': ChallengesElement,
  'site-code': CodeElement,
  'site-dropdown': DropdownElement,
  'site-filter': FilterElement,
  'site-island': islandElement(ISLANDS),
  'site-outline': OutlineElement,
  'site-page-actions': PageActionsElement,
  'site-scroll': ScrollElement,
  'site-sidebar': SidebarElement,
  'site-suggestions': SuggestionsElement,
  'site-tabs': TabsElement,
  'site-zoom': ZoomElement,
};

/** Functions for what is one per document. */
const FUNCTIONS = [
  startHiddenParts,
  startHashTargets,
  startAppearance,
  startPopovers,
  startHidingBar,
  startScrollToTop,
  startScopeLinks,
  startSearch,
  redirectSharedLink,
];

/** Defines the elements and starts everything else that acts. Once per document. */
export function start(): void {
  for (const [name, element] of Object.entries(ELEMENTS)) {
    const defined = customElements.get(name);
    // In the preview, an element whose file was edited needs a new document.
    if (defined && defined !== element) window.location.reload();
    if (!defined) customElements.define(name, element);
  }
  for (const run of FUNCTIONS) {
    // One that fails leaves the others as they are.
    try {
      run();
    } catch (failure) {
      reportError(failure);
    }
  }
  reportReady();
}
