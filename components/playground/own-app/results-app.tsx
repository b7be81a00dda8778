import { useEffect, useMemo, useState } from 'react';
import { type Finding, finding } from '@/lib/playground/own-app/checks';
import { type Inspected, inspect, ownAppScenario } from '@/lib/playground/own-app/inspect';
import { runFindings } from '@/lib/playground/own-app/run-findings';
import { initialChoices, type Scenario } from '@/lib/playground/scenario';
import type { OwnAppLabels } from '@/lib/settings/labels';
import { Guarded, mountApp } from '../../site/app-root';
import type { PageContext } from '../../site/page-context';
import { Panel } from '../panel-app';
import type { Run } from '../run';
import { CheckList } from './check-list';

/** Checks a sub-app and shows what is found. Returns how to remove it. */
export function showResults(
  place: Element,
  context: PageContext,
  labels: OwnAppLabels,
  host: Scenario,
  address: string,
): () => void {
  const root = mountApp(
    place,
    context.labels,
    <Guarded>
      <Results host={host} entry={new URL(address).href} labels={labels} />
    </Guarded>,
  );
  return () => root.unmount();
}

/** First the server is looked at, then the stage runs what it has sent. */
function Results({ host, entry, labels }: { host: Scenario; entry: string; labels: OwnAppLabels }) {
  const [inspected, setInspected] = useState<Inspected>();
  const [failure, setFailure] = useState<Finding>();
  const [run, setRun] = useState<Run>();
  const title = labels.results.stage;
  const scenario = useMemo(
    () => inspected && ownAppScenario({ ...host, title }, entry, inspected),
    [host, title, entry, inspected],
  );
  const findings = [
    ...(inspected?.findings ?? []),
    ...(run ? runFindings(run) : []),
    ...(failure ? [failure] : []),
  ];

  useEffect(() => {
    inspect(entry).then(setInspected, (error) =>
      setFailure(finding('unfinished', { message: String(error) })),
    );
  }, [entry]);

  return (
    <CheckList labels={labels} findings={findings}>
      {scenario && (
        <section className="box" aria-label={title}>
          <Panel scenario={scenario} first={initialChoices(scenario)} given={{}} onRun={setRun} />
        </section>
      )}
    </CheckList>
  );
}
