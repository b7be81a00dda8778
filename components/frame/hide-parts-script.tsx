import { FRAME_PARTS, partsHiddenBy } from '@/lib/routing/frame-parts';

/** Hides what the address asks to hide (`?navbar=0`) before anything is painted; see parts.css. */
export function HidePartsScript() {
  const hidden = `(${partsHiddenBy})(location.search,${JSON.stringify(FRAME_PARTS)})`;
  return <script>{`document.documentElement.dataset.hide=${hidden}.join(" ")`}</script>;
}
