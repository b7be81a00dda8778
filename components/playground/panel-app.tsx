import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import type { Root } from 'react-dom/client';
import { initialChoices, type Scenario, withChoices } from '@/lib/playground/scenario';
import type { PageContext } from '../site/page-context';
import { Guarded, mountApp } from '../site/site-context';
import { Panel, type PanelProps } from './panel';
import { messagesOfRun } from './playground-text';

/** Fetches what Run needs, when the reader is about to press it. */
export async function prepare(scenario: Scenario | undefined): Promise<void> {
  if (scenario) await messagesOfRun(withChoices(scenario, initialChoices(scenario)));
}

/** Puts a panel in the place of the preview of a playground. Returns how to put the preview back. */
export function showPanel(preview: Element, context: PageContext, props: PanelProps): () => void {
  const place = document.createElement('div');
  place.dataset.part = 'panel';
  preview.before(place);
  let root: Root | undefined;
  // A panel is large: rendered at once, it would keep a slow phone from everything else.
  startTransition(() => {
    root = mountApp(
      place,
      context,
      <Guarded>
        <InPlace preview={preview}>
          <Panel {...props} />
        </InPlace>
      </Guarded>,
    );
  });
  return () => {
    root?.unmount();
    place.replaceWith(preview);
  };
}

/** The preview shows until the panel is there. */
function InPlace({ preview, children }: { preview: Element; children: ReactNode }) {
  useLayoutEffect(() => preview.remove(), [preview]);
  return children;
}
