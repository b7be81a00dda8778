import { APPEARANCE_KEY, showThemeColor } from '@/components/appearance/appearance';
import { markHiddenParts } from '@/components/frame/hidden-parts';
import { showFirstTabs } from '@/components/markdown/tabs/first-tab';
import { OPENER, startSearchToggle } from '@/components/search/search-toggle';
import { keepEarlyPresses, reportFailedScripts } from '@/lib/browser/ready';
import { readStored } from '@/lib/browser/stored';
import { usesCommandKey } from '@/lib/browser/user-system';

// Stands in the head of each page and runs before anything is painted. Keep it small: it is in every page.

showThemeColor(readStored(APPEARANCE_KEY));
markHiddenParts();
document.documentElement.dataset.keys = usesCommandKey() ? 'command' : 'control';
reportFailedScripts();
startSearchToggle();
keepEarlyPresses(`[popovertarget], form button, ${OPENER}`);
showFirstTabs();
