import {
  type BuiltApp,
  type Choices,
  entryHtml,
  entryOf,
  type Scenario,
  type ServedFile,
} from './scenario';

/** All files of a scenario's sub-apps by path. `textOf` returns a file of `/playground/`. */
export async function servedFiles(
  { apps, files }: Scenario,
  choices: Choices,
  textOf: (name: string) => Promise<string>,
): Promise<Record<string, ServedFile>> {
  const used = typeof apps === 'function' ? apps(choices) : apps;
  const built = await Promise.all(used.map((app) => filesOf(app, textOf)));
  return Object.assign({}, ...built, files?.(choices));
}

async function filesOf(
  app: BuiltApp,
  textOf: (name: string) => Promise<string>,
): Promise<Record<string, ServedFile>> {
  const [code, styles] = await Promise.all([textOf(`${app}.js`), textOf(`${app}.css`)]);
  return {
    [entryOf(app)]: entryHtml(app),
    [`/apps/${app}/main.js`]: { text: code, type: 'text/javascript' },
    [`/apps/${app}/style.css`]: { text: styles, type: 'text/css' },
  };
}
