import { useEffect, useMemo, useState } from 'react';
import { type Finding, TEXTS } from '@/lib/playground/own-app/checks';
import { inspect, type Served } from '@/lib/playground/own-app/inspect';
import { isReachable } from '@/lib/playground/own-app/request';
import { entryFor, runFindings } from '@/lib/playground/own-app/run-findings';
import { ownAppScenario } from '@/lib/playground/own-app/scenario';
import { initialChoices, withChoices } from '@/lib/playground/scenario';
import { lastFailure } from '@/lib/playground/timeline';
import type { PageContext } from '../../site/page-context';
import { Guarded, mountApp } from '../../site/site-context';
import { Controls } from '../controls';
import panel from '../panel.module.css';
import { StageFrame } from '../stage-frame';
import { Timeline } from '../timeline';
import { useStage } from '../use-stage';
import { useTrace } from '../use-trace';
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

/** Mounts the app of a reader with Garfish, and tells what the run has shown. */
function OwnStage({
  entry,
  served,
  tell,
}: {
  entry: string;
  served: Served;
  tell: (findings: readonly Finding[]) => void;
}) {
  const scenario = useMemo(() => ownAppScenario(entry, served), [entry, served]);
  const [choices, setChoices] = useState(() => initialChoices(scenario));
  const chosen = useMemo(() => withChoices(scenario, choices), [scenario, choices]);
  const stage = useStage(chosen);
  const trace = useTrace(scenario, choices, stage.run);
  const { events, status, reason } = stage.run;
  const isStopped = status === 'stopped';
  const failure = lastFailure(events);
  const explained = entryFor(failure?.detail ?? '') ?? '/issues/errors#render-error';

  useEffect(
    () => tell(runFindings(events, { isStopped, reason })),
    [events, isStopped, reason, tell],
  );

  return (
    <section className={styles.stage} aria-label={TEXTS.stage}>
      <div className={panel.panel}>
        <header className={panel.head}>
          <strong>{TEXTS.stage}</strong>
          <Controls
            controls={scenario.controls}
            choices={choices}
            onChoose={(chosen) => {
              setChoices(chosen);
              stage.restart();
            }}
          />
        </header>
        <StageFrame
          scenario={failure ? { ...scenario, explained } : scenario}
          stage={stage}
          trace={trace}
        />
        <div className={styles.timeline}>
          <Timeline trace={trace} explained={failure && explained} />
        </div>
      </div>
    </section>
  );
}
