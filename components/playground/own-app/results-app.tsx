import { useEffect, useMemo, useState } from 'react';
import { type Finding, TEXTS } from '@/lib/playground/own-app/checks';
import { inspect, type Served } from '@/lib/playground/own-app/inspect';
import { isReachable } from '@/lib/playground/own-app/request';
import { runFindings } from '@/lib/playground/own-app/run-findings';
import { ownAppScenario } from '@/lib/playground/own-app/scenario';
import { initialChoices } from '@/lib/playground/scenario';
import type { PageContext } from '../../site/page-context';
import { Guarded, mountApp } from '../../site/site-context';
import { Panel } from '../panel';
import type { Run } from '../use-stage';
import { CheckList } from './check-list';
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
  const [run, setRun] = useState<Run>();
  const scenario = useMemo(() => served && ownAppScenario(entry, served), [entry, served]);

  useEffect(() => {
    let isShown = true;
    const tell = (...found: Finding[]) => {
      if (isShown) setFindings((before) => [...before, ...found]);
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
      <CheckList findings={[...findings, ...(run ? runFindings(run) : [])]} />
      {scenario && (
        <section className={styles.stage} aria-label={scenario.title}>
          <Panel scenario={scenario} first={initialChoices(scenario)} given={{}} onRun={setRun} />
        </section>
      )}
    </div>
  );
}
