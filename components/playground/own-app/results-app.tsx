import { useEffect, useState } from 'react';
import type { Finding } from '@/lib/playground/own-app/checks';
import { inspect, type Served } from '@/lib/playground/own-app/inspect';
import { isReachable } from '@/lib/playground/own-app/request';
import { TEXTS } from '@/lib/playground/own-app/texts';
import type { PageContext } from '../../site/page-context';
import { Guarded, mountApp } from '../../site/site-context';
import { CheckList } from './check-list';
import { OwnStage } from './own-stage';
import styles from './results.module.css';

/** Checks a sub-app and shows what is found. Returns how to remove it. */
export function showResults(place: Element, context: PageContext, address: string): () => void {
  const url = new URL(address);
  const isReached = isReachable(url, window.location.origin);
  const root = mountApp(
    place,
    context,
    <Guarded>
      {isReached ? <Results entry={url.href} /> : <p role="alert">{TEXTS.elsewhere}</p>}
    </Guarded>,
  );
  return () => root.unmount();
}

/** First the server is looked at, then the stage runs what it has sent. */
function Results({ entry }: { entry: string }) {
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [served, setServed] = useState<Served>();
  const [ran, setRan] = useState<readonly Finding[]>([]);

  useEffect(() => {
    let isShown = true;
    const tell = (finding: Finding) => {
      if (isShown) setFindings((before) => [...before, finding]);
    };
    inspect(entry, tell).then((files) => {
      if (isShown) setServed(files);
    });
    return () => {
      isShown = false;
    };
  }, [entry]);

  return (
    <div className={styles.results}>
      <CheckList findings={[...findings, ...ran]} isInspected={served !== undefined} />
      {served && <OwnStage entry={entry} served={served} tell={setRan} />}
    </div>
  );
}
