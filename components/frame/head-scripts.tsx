'use client';

import { usesCommandKey } from '@/lib/browser/reader-system';
import { readStored } from '@/lib/browser/stored';
import { FRAME_PARTS, partsHiddenBy } from '@/lib/routing/frame-parts';
import { APPEARANCE_KEY, showThemeColor } from '../appearance/appearance';

/**
 * What must be on <html> before anything is painted: the parts that the address hides (`?navbar=0`),
 * the names of the keys, and the stored appearance. The script of next-themes stands in the body, and
 * browsers may paint an empty page in the system's appearance before they reach it.
 */
export function HeadScripts({ darkMode }: { darkMode: boolean }) {
  const hidden = `(${partsHiddenBy})(location.search,${JSON.stringify(FRAME_PARTS)})`;
  const read = `()=>(${readStored})(${JSON.stringify(APPEARANCE_KEY)})`;
  const show = `choice=>{document.documentElement.dataset.theme=choice||"auto";(${showThemeColor})(choice)}`;
  // What another tab chooses, also while this one sleeps, shows before the other scripts run.
  const follow = `addEventListener("storage",({key,newValue})=>key&&key!==${JSON.stringify(APPEARANCE_KEY)}||show(newValue));addEventListener("pageshow",({persisted})=>persisted&&show(read()))`;
  const hide = `Object.assign(document.documentElement.dataset,{hide:${hidden}.join(" "),keys:(${usesCommandKey})()?"command":"control"})`;
  return (
    // The functions read differently in the browser's bundle than in the one that writes the page.
    <script suppressHydrationWarning>
      {darkMode ? `${hide};{const read=${read},show=${show};show(read());${follow}}` : hide}
    </script>
  );
}
