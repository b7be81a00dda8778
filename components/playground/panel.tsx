'use client';

import { useEffect, useRef, useState } from 'react';
import { choicesIn, codeIn, scenarioIn, searchFor } from '@/lib/playground/address';
import { type Edits, fileNames, HOST } from '@/lib/playground/edits';
import { FORM, otherForm } from '@/lib/playground/mend';
import { unpackEdits } from '@/lib/playground/packed-code';
import { type Choices, initialChoices, type Scenario } from '@/lib/playground/scenario';
import { SCENARIO_IDS, SCENARIOS, type ScenarioId } from '@/lib/playground/scenarios';
import { useLabels } from '../site/site-context';
import { Problems } from './editor/problems';
import { InfoTabs } from './info-tabs';
import styles from './panel.module.css';
import { textsOfRun } from './playground-text';
import { StageFrame } from './stage-frame';
import { Task } from './task';
import { MendLines } from './trace/mend-lines';
import { useEditing } from './use-editing';
import { usePlaygroundLabels } from './use-playground-labels';
import { useTrace } from './use-trace';

export type PanelProps = { scenario: ScenarioId; all: boolean };

/** A running scenario: the stage, its options, and what happens. */
export function Panel({ scenario: first, all }: PanelProps) {
  const [id, setId] = useState<ScenarioId>(() => (all ? scenarioNow() : undefined) ?? first);
  const [given, setGiven] = useState(() => (codeNow(id) === undefined ? {} : undefined));
  const panel = useRef<HTMLDivElement>(null);
  const { playground } = useLabels();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the code that the URL brought at first
  useEffect(() => {
    const { code, names } = codeNow(id) ?? {};
    if (code && names) unpackEdits(code, names).then(setGiven);
  }, []);
  // The button that had the focus is gone.
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    if (panel.current) showWhole(panel.current);
  }, []);

  return (
    <>
      <div ref={panel} className={styles.panel} tabIndex={-1}>
        {given && (
          <RunningScenario
            key={id}
            id={id}
            given={given}
            choose={
              all
                ? (next) => {
                    setGiven({});
                    setId(next);
                  }
                : undefined
            }
          />
        )}
      </div>
      <Task key={id} task={SCENARIOS[id].task} labels={playground} />
    </>
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

/** The changed code that the URL brings for a scenario. */
function codeNow(id: ScenarioId) {
  const { search } = window.location;
  const code = scenarioNow() === id ? codeIn(search) : undefined;
  const scenario = SCENARIOS[id];
  return code === undefined
    ? undefined
    : { code, names: fileNames(scenario, choicesIn(search, scenario)) };
}

function RunningScenario({
  id,
  given,
  choose,
}: {
  id: ScenarioId;
  given: Edits;
  choose: ((id: ScenarioId) => void) | undefined;
}) {
  const labels = usePlaygroundLabels();
  const scenario: Scenario = SCENARIOS[id];
  const [choices, setChoices] = useState<Choices>(() =>
    scenarioNow() === id ? choicesIn(window.location.search, scenario) : initialChoices(scenario),
  );
  const editing = useEditing(scenario, choices, given, (code) => remember(id, choices, code));
  const { stage, edits, code } = editing;
  const isHostChanged = edits[HOST] !== undefined;
  const trace = useTrace(scenario, choices, stage.run, id);

  /** The address names what runs, without a new entry. The state is that of components/navigation. */
  function remember(name: ScenarioId, chosen: Choices, packed?: string) {
    window.history.replaceState(window.history.state, '', urlOf(name, chosen, packed));
  }

  function urlOf(name: ScenarioId, chosen: Choices, packed?: string) {
    const { search, pathname, hash } = window.location;
    return pathname + searchFor(search, name, SCENARIOS[name], chosen, packed) + hash;
  }

  function change(chosen: Choices) {
    setChoices(chosen);
    remember(id, chosen, code);
    stage.restart();
  }

  const form = choices[FORM];

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
                aria-disabled={isHostChanged}
                aria-description={isHostChanged ? labels.changed : undefined}
                title={isHostChanged ? labels.changed : undefined}
                onClick={() => {
                  if (!isHostChanged) change({ ...choices, [control.id]: value });
                }}
              >
                {label}
              </button>
            ))}
          </fieldset>
        ))}
      </header>
      {scenario.mend && (
        <div className={styles.mend}>
          <MendLines mend={scenario.mend} labels={labels} />
          <button
            type="button"
            disabled={edits[scenario.mend.file] !== undefined}
            onClick={() => change({ ...choices, [FORM]: otherForm(choices) })}
          >
            {form === 'broken' ? labels.fix : labels.breakAgain}
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
          code === undefined && Object.keys(edits).length > 0
            ? undefined
            : new URL(urlOf(id, choices, code), window.location.href).href
        }
        codeFirst={Object.keys(given).length > 0}
      />
    </>
  );
}
