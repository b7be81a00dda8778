import type { StopReason } from './connect-stage';
import type { AppState } from './stage-messages';

/** Texts of the running playground, in English as the scenarios are. They load with it, so no page has them. */
export const texts = {
  stop: 'Stop',
  copyLink: 'Copy link',
  download: 'Download',
  downloadProject: 'Download this as a project',
  copied: 'Copied',
  address: 'Address bar of the stage',
  go: 'Go',
  timeline: 'Timeline',
  code: 'Code',
  file: 'File',
  app: 'App',
  host: 'host',
  copyTimeline: 'Copy as text',
  run: 'Run',
  reset: 'Reset',
  /** The fold of the timeline. */
  allEvents: '{count} events, step by step',
  /** Below the code; how the keyboard gets out of it. */
  keys: '{key} runs the code. Tab leaves it until you type or click; then Tab indents, and Escape lets it leave again.',
  problem: '{file}, line {line}: {message}',
  /** In place of the button that copies a link. */
  tooLong: 'This code is too long for a link. Download it instead.',
  /** Above the panel, where a link brings changes of the code that cannot be read. */
  damaged:
    'The changed code in this link is incomplete or of an earlier version, so this is the original code. Copy the whole link.',
  /** In the same position, where it names a scenario that the playground does not have. */
  unknown: 'The scenario in this link does not exist, so this is “{title}” instead.',
  /** The reason why a switch does nothing. */
  changed: 'You have changed {file}. Reset the code to use this switch.',
  explained: 'What it means',
  /** A button that mounts an app and unmounts it. */
  mount: 'Mount {app}',
  unmount: 'Unmount {app}',
  /** The reason why a button does nothing. */
  unusable: 'This does nothing while {app} is {state}.',
  broken: 'host.js has an error. Correct its code to use this button.',
  /** Below the code; where something was thrown. */
  problemAt: 'Line {line}: {message}',
  status: {
    waiting: 'This link changes the code. It is not from this site: read it, then press Run.',
    loading: 'Starting',
    running: 'Running',
    stopped: 'Stopped',
  },
  stopped: {
    'not loaded':
      'Stopped: a file of the playground could not be loaded. Check your connection, then press Run.',
    'too many messages':
      'Stopped: an app sent more than 300 messages in a second, such as lines in the console or changes of its text. Let it send fewer, then press Run.',
    'no answer': 'Stopped: the stage did not answer for three seconds.',
    'left its page': 'Stopped: an app navigated away from the stage.',
  } satisfies Record<StopReason, string>,
  /** The recorded runs, for readers without scripts, by the names of their forms. */
  runs: { run: 'Recorded run', broken: 'Broken', mended: 'Fixed' },
  nothingFor: 'Nothing happens for {seconds} s',
  levels: { failure: 'failure', warning: 'warning' },
  reference: 'Reference',
  /** Moving along the events; {app} and {name} are of the event. */
  back: 'Step back',
  forward: 'Step forward',
  first: 'First step',
  follow: 'Back to the run',
  stepDone: 'Step {step} of {count}: {app}, {name}',
  /** The content of the page after a step. */
  moment: 'The page at this step',
  empty: 'empty',
  requests: 'Requests: {count}',
  noRoutesHere: 'This browser has no routes in a sandboxed frame, so this is a recorded run.',
  differsIn: 'The difference, in {file}',
  skipStage: 'Skip the stage',
  stageOf: '{title}: the running page',
  appStates: {
    absent: 'not loaded',
    loading: 'loading',
    loaded: 'loaded',
    mounted: 'on the page',
    hidden: 'hidden',
    unmounted: 'unmounted',
    failed: 'failed',
  } satisfies Record<AppState | 'absent' | 'loading', string>,
};
