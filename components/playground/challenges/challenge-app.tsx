import { mountApp } from '../../site/mount-app';
import type { PageContext } from '../../site/page-context';
import { Guarded } from '../../ui/guarded';
import { ChallengePanel, type ChallengeProps } from './challenge-panel';

/** Puts a running challenge below its task, in front of the hints. Returns how to take it away. */
export function showChallenge(
  box: Element,
  context: PageContext,
  props: ChallengeProps,
): () => void {
  const place = document.createElement('div');
  place.dataset.part = 'panel';
  box.querySelector('details')?.before(place);
  const root = mountApp(
    place,
    context,
    <Guarded>
      <ChallengePanel {...props} />
    </Guarded>,
  );
  return () => {
    root.unmount();
    place.remove();
  };
}
