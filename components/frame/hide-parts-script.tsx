import { FRAME_PARTS, partsHiddenBy } from '@/lib/routing/frame-parts';

/** Hides what the address asks to hide (`?navbar=0`) before anything is painted; see parts.css. */
export function HidePartsScript() {
  const hidden = `(${partsHiddenBy})(location.search,${JSON.stringify(FRAME_PARTS)})`;
  const script = `document.documentElement.dataset.hide=${hidden}.join(" ")`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, written out at build
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
