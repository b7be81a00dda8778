'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { type Finding, finding, runFindings } from '@/lib/playground/own-app/checks';
import { inspect, ownAppScenario } from '@/lib/playground/own-app/inspect-server';
import { initialChoices, type Scenario } from '@/lib/playground/scenario';
import type { OwnAppLabels } from '@/lib/settings/labels';
import type { PropsOf } from '../../site/island.element';
import { Panel } from '../panel';
import type { Run } from '../run/run';
import { CheckList } from './check-list';

type Props = PropsOf<'own-app', Scenario> & { entry: string };

export default function OwnAppIsland({ labels, data: host, entry, start }: Props) {
  const url = completeUrl(entry);
  useLayoutEffect(() => {
    const field = document.querySelector<HTMLInputElement>('[data-own-app] input[name="entry"]');
    if (field && url !== undefined) field.value = url;
  }, [url]);
  if (url !== undefined) return <Results key={start} host={host} entry={url} labels={labels} />;
  return (
    <>
      <p role="status" data-failed="">
        {labels.form.malformed}
      </p>
      <CheckList labels={labels} />
    </>
  );
}

/** First the server is inspected, then the stage runs what it has sent. */
function Results({ host, entry, labels }: { host: Scenario; entry: string; labels: OwnAppLabels }) {
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [scenario, setScenario] = useState<Scenario>();
  const [run, setRun] = useState<Run>();
  const title = labels.results.stage;

  useEffect(() => {
    inspect(entry).then(
      ({ findings, answers }) => {
        setFindings(findings);
        setScenario(ownAppScenario({ ...host, title }, entry, answers));
      },
      (error) => setFindings([finding('unfinished', { message: String(error) })]),
    );
  }, [host, title, entry]);

  return (
    <CheckList labels={labels} findings={[...findings, ...(run ? runFindings(run) : [])]}>
      {scenario && (
        <section className="box" aria-label={title}>
          <Panel scenario={scenario} choices={initialChoices(scenario)} edits={{}} onRun={setRun} />
        </section>
      )}
    </CheckList>
  );
}

/** Returns a URL as it was typed, with its scheme: without it, `localhost:8091` would be one of the scheme `localhost`. */
function completeUrl(typed: string): string | undefined {
  const text = typed.trim();
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  // Chromium takes a space for a letter of the host.
  return URL.canParse(url) && !/\s/.test(text) ? new URL(url).href : undefined;
}
