import { blockedIn, HOST, type Scenario, type ServedFiles, type Texts } from './scenario';

/** Adds a scenario to the files that all projects have, `examples/playground/project/`. */
export function projectFiles(template: Texts, scenario: Scenario, files: ServedFiles) {
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
  const project: Record<string, string> = { ...template };
  project['README.md'] = (template['README.md'] ?? '')
    .replace('{title}', () => title)
    .replace('{summary}', () => summary);
  project['scenario.json'] = `${JSON.stringify(facts, null, 2)}\n`;
  project[HOST] = host?.text ?? '';
  for (const [path, { text }] of Object.entries(served)) project[`public${path}`] = text;
  return project;
}
