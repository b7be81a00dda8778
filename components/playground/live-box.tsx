'use client';

import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { useLabels } from '../site/site-context';
import type { PanelProps } from './panel';
import styles from './preview.module.css';

/** The drawing of a playground with the button that loads and starts it. */
export function LiveBox({ scenario, all, children }: PanelProps & { children: ReactNode }) {
  const { playground: labels } = useLabels();
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting');

  const run = useCallback(() => {
    setState('loading');
    import('./panel').then(
      // The panel is large: rendered at once, it would keep a slow phone from everything else.
      ({ Panel: loaded }) => startTransition(() => setPanel(() => loaded)),
      () => setState('failed'),
    );
  }, []);

  const prepare = () => {
    import('./panel').then(
      (panel) => panel.prepare(scenario),
      () => {},
    );
  };

  // A link to a running case names it in the query. lib/playground/address.ts writes the name; it is
  // not imported, so that it is loaded with the panel.
  useEffect(() => {
    const named = new URLSearchParams(window.location.search).get('playground');
    if (named === scenario || (all && named !== null)) run();
  }, [scenario, all, run]);

  if (Panel) return <Panel scenario={scenario} all={all} />;
  return (
    <div className={styles.preview}>
      {children}
      <em data-part="without-script">{labels.withoutScript}</em>
      <button
        type="button"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={run}
        disabled={state === 'loading'}
      >
        {state === 'loading' ? labels.loading : labels.run}
      </button>
      <p role="status">{state === 'failed' && labels.loadFailed}</p>
    </div>
  );
}
