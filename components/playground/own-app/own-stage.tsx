import { useEffect, useMemo, useState } from 'react';
import type { Finding } from '@/lib/playground/own-app/checks';
import { entryFor } from '@/lib/playground/own-app/error-entries';
import type { Served } from '@/lib/playground/own-app/inspect';
import { runFindings } from '@/lib/playground/own-app/run-findings';
import { ownAppScenario } from '@/lib/playground/own-app/scenario';
import { TEXTS } from '@/lib/playground/own-app/texts';
import { initialChoices } from '@/lib/playground/scenario';
import { lastFailure } from '@/lib/playground/timeline';
import { Controls } from '../controls';
import panel from '../panel.module.css';
import { StageFrame } from '../stage-frame';
import { Timeline } from '../timeline';
import { useStage } from '../use-stage';
import { useTrace } from '../use-trace';
import styles from './results.module.css';

/** Mounts the app of a reader with Garfish, and tells what the run has shown. */
export function OwnStage({
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
  const stage = useStage(scenario, choices);
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
          <Timeline
            events={events}
            step={trace.step}
            onStep={trace.goTo}
            explained={failure && explained}
          />
        </div>
      </div>
    </section>
  );
}
