import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import type { Root } from 'react-dom/client';
import { initialChoices, type Scenario } from '@/lib/playground/scenario';
import type { PageContext } from '../site/page-context';
import { Guarded, mountApp } from '../site/site-context';
import { ChallengePanel, type ChallengeProps } from './challenges/challenge-panel';
import { Panel, type PanelProps } from './panel';
import { textsOfRun } from './playground-text';

/** Fetches what Run needs, when the reader is about to press it. */
export async function prepare(scenario: Scenario | undefined): Promise<void> {
  if (scenario) await textsOfRun(scenario, initialChoices(scenario));
}

/** Puts a panel in the place of the preview of a playground. Returns how to put the preview back. */
export function showPanel(box: Element, context: PageContext, props: PanelProps): () => void {
  const preview = box.firstElementChild;
  const close = show((place) => box.prepend(place), context, <Panel {...props} />, preview);
  return () => {
    close();
    if (preview) box.append(preview);
  };
}

/** Puts a running challenge below its task, in front of the hints. Returns how to take it away. */
export function showChallenge(
  box: Element,
  context: PageContext,
  props: ChallengeProps,
): () => void {
  const hints = box.querySelector('details');
  return show((place) => hints?.before(place), context, <ChallengePanel {...props} />);
}

function show(
  insert: (place: Element) => void,
  context: PageContext,
  panel: ReactNode,
  preview: Element | null = null,
): () => void {
  const place = document.createElement('div');
  place.dataset.part = 'panel';
  insert(place);
  let root: Root | undefined;
  // A panel is large: rendered at once, it would keep a slow phone from everything else.
  startTransition(() => {
    root = mountApp(
      place,
      context,
      <Guarded>
        <InPlace preview={preview}>{panel}</InPlace>
      </Guarded>,
    );
  });
  return () => {
    root?.unmount();
    place.remove();
  };
}

/** The preview shows until the panel is there. */
function InPlace({ preview, children }: { preview: Element | null; children: ReactNode }) {
  useLayoutEffect(() => preview?.remove(), [preview]);
  return children;
}
