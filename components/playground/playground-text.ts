import { fetchFile } from '@/lib/browser/connection';
import {
  type BuiltApp,
  type Choices,
  entryHtml,
  entryOf,
  type Scenario,
  type ServedFile,
} from '@/lib/playground/scenario';

type Files = Record<string, ServedFile>;

const texts = new Map<string, Promise<string>>();

/** All that a run needs: the script of the stage and the files of the sub-apps. */
export function textsOfRun(scenario: Scenario, choices: Choices): Promise<[string, Files]> {
  return Promise.all([playgroundText('stage.js'), servedFiles(scenario, choices)]);
}

/** All files of a scenario's sub-apps by path. */
export async function servedFiles({ apps, files }: Scenario, choices: Choices): Promise<Files> {
  const used = typeof apps === 'function' ? apps(choices) : apps;
  return Object.assign({}, ...(await Promise.all(used.map(filesOf))), files);
}

async function filesOf(app: BuiltApp): Promise<Files> {
  const [code, styles] = await Promise.all([
    playgroundText(`${app}.js`),
    playgroundText(`${app}.css`),
  ]);
  return {
    [entryOf(app)]: entryHtml(app),
    [`/apps/${app}/main.js`]: { text: code, type: 'text/javascript' },
    [`/apps/${app}/style.css`]: { text: styles, type: 'text/css' },
  };
}

/** A file of `/static/playground/`, fetched once. */
function playgroundText(name: string): Promise<string> {
  const known = texts.get(name);
  if (known) return known;
  const fetched = fetchFile(`/static/playground/${name}`).then((response) => response.text());
  texts.set(name, fetched);
  // A failed request may be repeated.
  fetched.catch(() => texts.delete(name));
  return fetched;
}
