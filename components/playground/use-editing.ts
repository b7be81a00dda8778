import { useEffect, useRef, useState } from 'react';
import { packEdits } from '@/lib/playground/address';
import { type Edits, withEdit } from '@/lib/playground/edits';
import { type Scenario, textsIn } from '@/lib/playground/scenario';
import { type CodeProblem, problemsIn } from '@/lib/playground/timeline';
import { useStage } from './use-stage';

/** A pause in typing after which the code runs. */
const PAUSE_MS = 1000;

export type Editing = ReturnType<typeof useEditing>;

/** A scenario with what is chosen, whose code the reader may change. It runs again on request and after a pause. */
export function useEditing(
  scenario: Scenario,
  given: Edits,
  isRecorded: boolean,
  onRun: (code: string | undefined) => void,
) {
  const [edits, setEdits] = useState(given);
  const [code, setCode] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stage = useStage(scenario, given, isRecorded);
  const first = textsIn(scenario);
  const ran = stage.run.edits;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has run is packed once
  useEffect(() => {
    let isOver = false;
    packEdits(ran).then((packed) => {
      if (isOver) return;
      setCode(packed);
      if (ran !== given) onRun(packed);
    });
    return () => {
      isOver = true;
    };
  }, [ran]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function run(now = edits) {
    clearTimeout(timer.current);
    setEdits(now);
    return stage.restart(now);
  }
  function change(name: string, text: string) {
    const now = withEdit(first, edits, name, text);
    setEdits(now);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => run(now), PAUSE_MS);
  }

  // What the reader has typed since is not what has failed.
  const files: Readonly<Record<string, string>> = { ...first, ...edits };
  const problems = edits === ran ? problemsIn(stage.run.events).filter(isShown) : [];

  /** What is thrown in a package has a line below those of the file. */
  function isShown({ file, line }: CodeProblem): boolean {
    return line <= (files[file]?.split('\n').length ?? 0);
  }
  const isChanged = Object.keys(edits).length > 0;
  return { edits, isChanged, files, code, problems, stage, change, run };
}
