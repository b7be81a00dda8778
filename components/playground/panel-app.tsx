import { startTransition, useLayoutEffect } from 'react';
import type { Root } from 'react-dom/client';
import { mountApp } from '../site/mount-app';
import type { PageContext } from '../site/page-context';
import { Guarded } from '../ui/guarded';
import { Panel, type PanelProps } from './panel';

export { prepare } from './panel';

/** Puts a panel in the place of the preview of a playground. Returns how to put the preview back. */
export function showPanel(box: Element, context: PageContext, props: PanelProps): () => void {
  const preview = box.firstElementChild;
  const place = document.createElement('div');
  place.dataset.part = 'panel';
  box.prepend(place);
  let root: Root | undefined;
  // The panel is large: rendered at once, it would keep a slow phone from everything else.
  startTransition(() => {
    root = mountApp(
      place,
      context,
      <Guarded>
        <PanelInPlace preview={preview} {...props} />
      </Guarded>,
    );
  });
  return () => {
    root?.unmount();
    place.remove();
    if (preview) box.append(preview);
  };
}

/** The preview shows until the panel is there. */
function PanelInPlace({ preview, ...props }: PanelProps & { preview: Element | null }) {
  useLayoutEffect(() => preview?.remove(), [preview]);
  return <Panel {...props} />;
}
