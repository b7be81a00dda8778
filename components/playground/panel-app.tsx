import { startTransition, use, useLayoutEffect } from 'react';
import type { Root } from 'react-dom/client';
import { addressed, unpackEdits } from '@/lib/playground/address';
import { type Edits, type Scenario, withChoices } from '@/lib/playground/scenario';
import { Guarded, mountApp } from '../site/app-root';
import type { PageContext } from '../site/page-context';
import { Panel, type PanelProps } from './panel';
import styles from './panel.module.css';
import { startMessageOf } from './playground-text';

type Shown = Required<Pick<PanelProps, 'id' | 'scenario' | 'isRecorded' | 'onSolved'>>;

/** Fetches what Run needs, when the reader is about to press it. */
export async function prepare(scenario: Scenario | undefined): Promise<void> {
  if (scenario) await startMessageOf(withChoices(scenario));
}

/** Puts a panel in the place of the preview of a playground. Returns how to put the preview back. */
export function showPanel(preview: Element, context: PageContext, props: Shown): () => void {
  const { id, scenario } = props;
  const place = document.createElement('div');
  place.className = styles.place ?? '';
  place.dataset.part = 'panel';
  place.tabIndex = -1;
  preview.before(place);
  const { choices: first, code } = addressed(window.location.search, id, scenario);
  const given = unpackEdits(code, Object.keys(withChoices(scenario, first).files));
  let root: Root | undefined;
  // A panel is large: rendered at once, it would keep a slow phone from everything else.
  startTransition(() => {
    root = mountApp(
      place,
      context.labels,
      <Guarded>
        <InPlace {...props} first={first} given={given} place={place} preview={preview} />
      </Guarded>,
    );
  });
  return () => {
    root?.unmount();
    place.replaceWith(preview);
  };
}

/** The preview shows until the panel is there, which takes the focus of its button and comes into view. */
function InPlace({
  place,
  preview,
  given,
  ...props
}: Omit<PanelProps, 'given'> & { place: HTMLElement; preview: Element; given: Promise<Edits> }) {
  const edits = use(given);
  useLayoutEffect(() => {
    preview.remove();
    place.focus({ preventScroll: true });
    showWhole(place);
  }, [preview, place]);
  return <Panel {...props} given={edits} />;
}

/** Scrolls until the title, the options and the stage are below the top bar, unless they all show. */
function showWhole(place: HTMLElement): void {
  // The title of a challenge is the heading above its box, which has its name.
  const challenge = place.closest<HTMLElement>('[data-challenge]');
  const title = document.getElementById(challenge?.dataset.challenge ?? '') ?? place;
  const { top } = title.getBoundingClientRect();
  const { bottom } = place.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (top < (covered || 0) || bottom > window.innerHeight) title.scrollIntoView();
}
