'use client';

import { useEffect, useRef, useState } from 'react';
import { choicesIn, scenarioIn, searchFor } from '@/lib/playground/address';
import { type Choices, initialChoices } from '@/lib/playground/scenario';
import { SCENARIO_IDS, SCENARIOS, type ScenarioId } from '@/lib/playground/scenarios';
import { InfoTabs } from './info-tabs';
import styles from './panel.module.css';
import { textsOfRun } from './playground-text';
import { StageFrame } from './stage-frame';
import { usePlaygroundLabels } from './use-playground-labels';
import { useStage } from './use-stage';

export type PanelProps = { scenario: ScenarioId; all: boolean };

/** A running scenario: the stage, its options, and what happens. */
export function Panel({ scenario: first, all }: PanelProps) {
  const [id, setId] = useState<ScenarioId>(() => (all ? scenarioNow() : undefined) ?? first);
  const panel = useRef<HTMLDivElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    if (panel.current) showWhole(panel.current);
  }, []);

  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      <RunningScenario key={id} id={id} choose={all ? setId : undefined} />
    </div>
  );
}

/** Fetches what Run needs, when the reader is about to press it. */
export function prepare(id: ScenarioId): void {
  const scenario = SCENARIOS[id];
  // Run tries again what has failed, and says so.
  textsOfRun(scenario, initialChoices(scenario)).catch(() => {});
}

/** Scrolls until the title, the options and the stage are below the top bar, unless they all show. */
function showWhole(panel: HTMLElement): void {
  const { top, bottom } = panel.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (top < (covered || 0) || bottom > window.innerHeight) panel.scrollIntoView();
}

function scenarioNow(): ScenarioId | undefined {
  const named = scenarioIn(window.location.search);
  return SCENARIO_IDS.find((id) => id === named);
}

function RunningScenario({
  id,
  choose,
}: {
  id: ScenarioId;
  choose: ((id: ScenarioId) => void) | undefined;
}) {
  const labels = usePlaygroundLabels();
  const scenario = SCENARIOS[id];
  const [choices, setChoices] = useState<Choices>(() =>
    scenarioNow() === id ? choicesIn(window.location.search, scenario) : initialChoices(scenario),
  );
  const stage = useStage(scenario, choices);

  /** The address names what runs, without a new entry. The state is that of components/navigation. */
  function remember(name: ScenarioId, chosen: Choices) {
    const { search, pathname, hash } = window.location;
    const query = searchFor(search, name, SCENARIOS[name], chosen);
    window.history.replaceState(window.history.state, '', pathname + query + hash);
  }

  function change(chosen: Choices) {
    setChoices(chosen);
    remember(id, chosen);
    stage.restart();
  }

  return (
    <>
      <header className={styles.head}>
        {choose ? (
          <label className={styles.field}>
            <span>{labels.scenario}</span>
            <select
              value={id}
              onChange={({ target }) => {
                const next = target.value as ScenarioId;
                remember(next, initialChoices(SCENARIOS[next]));
                choose(next);
              }}
            >
              {SCENARIO_IDS.map((name) => (
                <option key={name} value={name}>
                  {SCENARIOS[name].title}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <strong>{scenario.title}</strong>
        )}
        {scenario.controls.map((control) => (
          <fieldset key={control.id} className={styles.control}>
            <legend>{control.label}</legend>
            {control.choices.map(({ value, label }) => (
              <button
                key={value}
                type="button"
                aria-pressed={choices[control.id] === value}
                onClick={() => change({ ...choices, [control.id]: value })}
              >
                {label}
              </button>
            ))}
          </fieldset>
        ))}
      </header>
      <StageFrame scenario={scenario} stage={stage} />
      <InfoTabs id={id} choices={choices} run={stage.run} />
    </>
  );
}
