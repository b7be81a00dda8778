import { blockedIn, HOST, type Scenario, type ServedFiles, type Texts } from './scenario';

/** Adds a scenario to the files that all projects have, `examples/playground/project/`. */
export function projectFiles(frame: Texts, scenario: Scenario, files: ServedFiles): Texts {
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
