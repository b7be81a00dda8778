import type { StopReason } from '../connect';
import type { AppState, EventKind } from '../messages';

export const en = {
  scenario: 'Scenario',
  stage: 'Stage',
  stop: 'Stop',
  runAgain: 'Run again',
  copyLink: 'Copy link',
  download: 'Download this as a project',
  copied: 'Copied',
  address: 'Address bar of the stage',
  go: 'Go',
  timeline: 'Timeline',
  code: 'Code',
  file: 'File',
  states: 'States',
  app: 'App',
  allApps: 'All apps',
  host: 'host',
  kinds: 'Kinds of events',
  copyTimeline: 'Copy as text',
  copyCode: 'Copy code',
  nothing: 'No events match.',
  run: 'Run the code',
  reset: 'Reset the code',
  /** Below the code; how the keyboard gets out of it. */
  keys: '{key} runs the code. Tab indents; press Escape first to leave with Tab.',
  problem: '{file}, line {line}: {message}',
  /** In place of the button that copies a link. */
  tooLong: 'This code is too long for a link. Download it instead.',
  /** Why a switch does nothing. */
  changed: 'You have changed host.js. Reset the code to use this switch.',
  explained: 'What it means',
  /** Why a button does nothing. */
  unusable: 'This does nothing while {app} is {state}.',
  absent: 'not loaded',
  status: { loading: 'Starting', running: 'Running', stopped: 'Stopped' },
  stopped: {
    'too many messages': 'Stopped: an app sent more than 300 messages in a second.',
    'no answer': 'Stopped: the stage did not answer for three seconds.',
    'left its page': 'Stopped: an app navigated away from the stage.',
  } satisfies Record<StopReason, string>,
  eventKinds: {
    hook: 'Hooks',
    state: 'States',
    request: 'Requests',
    route: 'Routes',
    channel: 'Channel',
    console: 'Console',
    error: 'Errors',
  } satisfies Record<EventKind, string>,
  appStates: {
    loaded: 'loaded',
    mounted: 'on the page',
    hidden: 'hidden',
    unmounted: 'unmounted',
    failed: 'failed',
  } satisfies Record<AppState, string>,
};
