'use client';

import { useEffect, useState } from 'react';
import { choicesIn, codeIn, scenarioIn, searchFor } from '@/lib/playground/address';
import { type Edits, fileNames } from '@/lib/playground/edits';
import { unpackEdits } from '@/lib/playground/packed-code';
import {
  type Choices,
  FORM,
  HOST,
  initialChoices,
  otherForm,
  type Scenario,
} from '@/lib/playground/scenario';
import { useLabels } from '../site/site-context';
import { Controls } from './controls';
import { Problems } from './editor/problems';
import { InfoTabs } from './info-tabs';
import styles from './panel.module.css';
import { PanelBox } from './panel-box';
import { StageFrame } from './stage-frame';
import { Task } from './task';
import { MendLines } from './trace/mend-lines';
import { useEditing } from './use-editing';
import { usePlaygroundLabels } from './use-playground-labels';
import { useTrace } from './use-trace';

type Scenarios = Readonly<Record<string, Scenario>>;

export type PanelProps = {
  scenarios: Scenarios;
  /** The scenario that runs at first. */
  id: string;
  /** Readers may choose another one, also by the URL. */
  all: boolean;
};

/** A running scenario: the stage, its options, and what happens. */
export function Panel({ scenarios, id: first, all }: PanelProps) {
  const [id, setId] = useState(() => {
    const named = scenarioIn(window.location.search);
    return all && named !== undefined && Object.hasOwn(scenarios, named) ? named : first;
  });
  const scenario = scenarios[id];
  const [given, setGiven] = useState(() => (codeOf(id) === undefined ? {} : undefined));
  const { playground } = useLabels();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the code that the URL brought at first
  useEffect(() => {
    const code = codeOf(id);
    if (code === undefined || !scenario) return;
    const names = fileNames(scenario, choicesIn(window.location.search, scenario));
    unpackEdits(code, names).then(setGiven);
  }, []);
  if (!scenario) return null;

  const choose = (next: string) => {
    setGiven({});
    setId(next);
  };
  return (
    <>
      <PanelBox>
        {given && (
          <RunningScenario
            key={id}
            id={id}
            scenario={scenario}
            given={given}
            title={
              all ? (
                <ScenarioChoice scenarios={scenarios} id={id} choose={choose} />
              ) : (
                <strong>{scenario.title}</strong>
              )
            }
          />
        )}
      </PanelBox>
      <Task key={id} task={scenario.task} labels={playground} />
    </>
  );
}

/** The changed code that the URL brings for a scenario. */
function codeOf(id: string): string | undefined {
  const { search } = window.location;
  return scenarioIn(search) === id ? codeIn(search) : undefined;
}

function ScenarioChoice({
  scenarios,
  id,
  choose,
}: {
  scenarios: Scenarios;
  id: string;
  choose: (id: string) => void;
}) {
  const labels = usePlaygroundLabels();
  return (
    <label className={styles.field}>
      <span>{labels.scenario}</span>
      <select
        value={id}
        onChange={({ target: { value } }) => {
          const next = scenarios[value];
          if (next) remember(urlOf(value, next, initialChoices(next)));
          choose(value);
        }}
      >
        {Object.entries(scenarios).map(([name, { title }]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The address names what runs, without a new entry. The state is that of components/navigation. */
function remember(url: string) {
  window.history.replaceState(window.history.state, '', url);
}

function urlOf(id: string, scenario: Scenario, choices: Choices, packed?: string) {
  const { search, pathname, hash } = window.location;
  return pathname + searchFor(search, id, scenario, choices, packed) + hash;
}

function RunningScenario({
  id,
  scenario,
  given,
  title,
}: {
  id: string;
  scenario: Scenario;
  given: Edits;
  title: React.ReactNode;
}) {
  const labels = usePlaygroundLabels();
  const { mend, controls } = scenario;
  const [choices, setChoices] = useState<Choices>(() =>
    scenarioIn(window.location.search) === id
      ? choicesIn(window.location.search, scenario)
      : initialChoices(scenario),
  );
  const editing = useEditing(scenario, choices, given, (packed) =>
    remember(urlOf(id, scenario, choices, packed)),
  );
  const { stage, edits, code } = editing;
  const trace = useTrace(scenario, choices, stage.run, id);
  const isTooLong = code === undefined && Object.keys(edits).length > 0;

  function change(chosen: Choices) {
    setChoices(chosen);
    remember(urlOf(id, scenario, chosen, code));
    stage.restart();
  }

  return (
    <>
      <header className={styles.head}>
        {title}
        <Controls
          controls={controls}
          choices={choices}
          refusal={edits[HOST] === undefined ? undefined : labels.changed}
          onChoose={change}
        />
      </header>
      {mend && (
        <div className={styles.mend}>
          <MendLines mend={mend} labels={labels} />
          <button
            type="button"
            data-primary=""
            disabled={edits[mend.file] !== undefined}
            onClick={() => change({ ...choices, [FORM]: otherForm(choices) })}
          >
            {choices[FORM] === 'broken' ? labels.fix : labels.breakAgain}
          </button>
        </div>
      )}
      <Problems editing={editing} />
      <StageFrame scenario={scenario} stage={stage} trace={trace} />
      <InfoTabs
        id={id}
        scenario={scenario}
        choices={choices}
        editing={editing}
        trace={trace}
        link={
          isTooLong
            ? undefined
            : new URL(urlOf(id, scenario, choices, code), window.location.href).href
        }
        codeFirst={Object.keys(given).length > 0}
      />
    </>
  );
}
