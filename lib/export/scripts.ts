import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { buildForBrowsers } from '../files/bundle';
import { sha256 } from '../files/sha256';

/** Folder of the scripts. Hosts cache these files forever: their names change with them. */
export const SCRIPTS = 'static/scripts';

const ENTRY = 'app/browser/page-script.ts';
const WORKER = 'lib/search/worker.ts';
/** The module that starts the worker, by the file of its source, which the preview bundles on request. */
const STARTS_WORKER = /[\\/]lib[\\/]search[\\/]start-worker\.ts$/;

/**
 * Bundles page, island and worker scripts with esbuild. Page and islands share no module at run time. Returns what goes
 * into the head of each page.
 */
export async function writeScripts(root: string, basePath: string): Promise<string> {
  const texts = new Map<string, string>();
  const define = { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath) };
  const build = async (entries: string[], plugins: Plugin[], splitting = false) => {
    const options = { define, format: 'esm' as const, plugins, splitting };
    const { outputFiles, metafile } = await buildForBrowsers(entries, options);
    return {
      metafile,
      files: outputFiles.map(({ path, text }) => ({ name: basename(path), text })),
    };
  };

  const worker = (await build([WORKER], [])).files[0];
  if (!worker) throw new Error(`Nothing was bundled from ${WORKER}.`);
  texts.set(worker.name, worker.text);

  const appFiles = new Set<string>();
  const page = await build([ENTRY], [externalizeApps(appFiles), namesWorker(worker.name)]);
  const apps = await build([...appFiles].sort(), [namesWorker(worker.name)], true);
  if (page.files.length !== 1) throw new Error(`${ENTRY} imports a style sheet. Only apps may.`);
  await refuseSharedState(page.metafile, apps.metafile);
  for (const { name, text } of apps.files) if (name.endsWith('.js')) texts.set(name, text);
  const styles = apps.files.filter(({ name }) => name.endsWith('.css')).map(({ text }) => text);

  const linked = [...appFiles].reduce(
    (text, source) => text.replaceAll(`import("./${source}")`, importCode(apps.metafile, source)),
    page.files[0]?.text ?? '',
  );
  const unlinked = [...appFiles].find((source) => linked.includes(source));
  if (unlinked) throw new Error(`What loads ${unlinked} does not do it by import().`);
  const add = (name: string, ending: string, text: string) => {
    const file = `${name}-${sha256(text).slice(0, 8)}.${ending}`;
    texts.set(file, text);
    return `/${SCRIPTS}/${file}`;
  };
  const appStyles = add('apps', 'css', styles.join(''));
  const src = add('page', 'js', linked);

  await mkdir(join(root, SCRIPTS), { recursive: true });
  for (const [name, text] of texts) await writeFile(join(root, SCRIPTS, name), text);
  return `<script type="module" src="${basePath}${src}" data-app-styles="${appStyles}"></script>`;
}

/** Returns the code that loads a bundled file. Requests its static imports in parallel, which avoids a waterfall. */
export function importCode({ outputs }: Metafile, source: string) {
  const [entry] = Object.entries(outputs).find(([, output]) => output.entryPoint === source) ?? [];
  if (entry === undefined) throw new Error(`Nothing was bundled from ${source}.`);
  const files = new Set([entry]);
  for (const file of files) {
    for (const { path, kind } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') files.add(path);
    }
  }
  const imports = [...files].map((file) => `import("./${basename(file)}")`);
  return imports.length > 1 ? `Promise.all([${imports}]).then(([app])=>app)` : `${imports}`;
}

/** Declarations by which a module keeps state. */
const STATE =
  /^(?:export )?(?:let|var) |^(?:export )?const \w+ = (?:new (?:Map|Set)|fileReader|searchClient)\b/m;

/** Page and apps are two bundles, so a module in both exists twice. Refuses modules that keep state there. */
export async function refuseSharedState(page: Metafile, apps: Metafile) {
  for (const path of Object.keys(page.inputs).filter((input) => input in apps.inputs)) {
    if (path.includes('node_modules') || !STATE.test(await readFile(path, 'utf8'))) continue;
    throw new Error(
      `${path} keeps something, and both the script of the page and a part that is loaded later import it. ` +
        'Hand over what that part needs as an argument.',
    );
  }
}

/** Leaves dynamic imports out of the bundle, and collects their files. */
function externalizeApps(sources: Set<string>): Plugin {
  return {
    name: 'imports-later',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /./ }, async ({ path, kind, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === externalizeApps) return undefined;
        const resolved = await resolve(path, { kind, resolveDir, pluginData: externalizeApps });
        const source = relative(process.cwd(), resolved.path).replaceAll('\\', '/');
        sources.add(source);
        return { path: `./${source}`, external: true };
      });
    },
  };
}

function namesWorker(name: string): Plugin {
  return {
    name: 'names-worker',
    setup({ onLoad }) {
      onLoad({ filter: STARTS_WORKER }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const contents = source.replaceAll("'./worker.ts'", `'./${name}'`);
        if (!source.includes('worker.ts')) throw new Error(`${path} does not start './worker.ts'.`);
        return { contents, loader: 'ts' };
      });
    },
  };
}
