'use client';

import { useSyncExternalStore } from 'react';
import { readStored } from '@/lib/browser/stored';
import { decodeAddress } from '@/lib/routing/links';
import { showFirstTab } from './first-tab';
import { showTab } from './show-tab';
import { CHOICE_PREFIX, chosenTab } from './tab-choice';

/**
 * Shows the right tab of the group before it while the browser still reads the page, so that
 * nothing jumps. Only prerendered pages have it; a group that comes later starts by itself. It reads
 * alike behind every group, so that one hash allows them all.
 */
export function FirstTabScript() {
  const isPrerendered = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  if (!isPrerendered) return null;
  const group = 'document.currentScript.previousElementSibling';
  const tools = `{readStored:${readStored},decodeAddress:${decodeAddress},chosenTab:${chosenTab},showTab:${showTab}}`;
  return (
    // The functions read otherwise in the browser's bundle than in the one that writes the page.
    <script suppressHydrationWarning>
      {`(${showFirstTab})(${group},${tools},${JSON.stringify(CHOICE_PREFIX)})`}
    </script>
  );
}

function neverChanges(): () => void {
  return () => {};
}
