import { blockedIn, HOST, type Scenario, type ServedFiles } from './scenario';

/**
 * The files of a project that shows a scenario with `npm install` and `npm start`.
 * @param frame the files that all projects have, `examples/playground/project/`
 */
export function projectFiles(
  frame: Readonly<Record<string, string>>,
  scenario: Scenario,
  files: ServedFiles,
): Record<string, string> {
  const { title, summary, containers, actions, start } = scenario;
  const { [HOST]: host, ...served } = files;
  const facts = {
    title,
    containers,
    start,
    actions: Object.fromEntries(Object.entries(actions).map(([id, { label }]) => [id, label])),
    types: Object.fromEntries(Object.entries(served).map(([path, { type }]) => [path, type])),
    blocked: blockedIn(served),
  };
  return {
    ...frame,
    'README.md': (frame['README.md'] ?? '')
      .replace('{title}', () => title)
      .replace('{summary}', () => summary),
    'scenario.json': `${JSON.stringify(facts, null, 2)}\n`,
    [HOST]: host?.text ?? '',
    ...Object.fromEntries(
      Object.entries(served).map(([path, { text }]) => [`public${path}`, text]),
    ),
  };
}
