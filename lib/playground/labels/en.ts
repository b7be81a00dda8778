import type { StopReason } from '../connect';
import type { AppState, EventKind } from '../messages';

/** The texts of the running playground in English. */
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
  explained: 'What it means',
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
