'use client';

import { readStored } from '@/lib/browser/stored';
import { APPEARANCE_KEY } from './storage-key';
import { showThemeColor } from './theme-color';

/**
 * Shows the stored choice before anything is painted. The script of next-themes stands in the body,
 * and browsers may paint an empty page in the appearance of the system before they come to it.
 */
export function AppearanceScript() {
  const stored = `(${readStored})(${JSON.stringify(APPEARANCE_KEY)})`;
  const show = `document.documentElement.dataset.theme=choice||"auto";(${showThemeColor})(choice)`;
  return (
    // The functions read otherwise in the browser's bundle than in the one that writes the page.
    <script suppressHydrationWarning>{`(choice=>{${show}})(${stored})`}</script>
  );
}
