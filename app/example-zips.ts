import 'server-only';
import { loadSite } from '@/lib/content/load';
import { oncePerBuild } from '@/lib/content/memoize';
import { projectNames, zipProject } from '@/lib/markdown/code/examples';
import { agentsText } from '@/lib/page/agents';
import { pagesInOrder } from '@/lib/page/reading-order';
import { scopeOptions } from '@/lib/settings';

/** The zip of each project whose code pages show, with the facts that coding assistants need, by its name. */
export const exampleZips = oncePerBuild('zips', zipProjects);

async function zipProjects(): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const { defaultLang: lang, defaultVersion: version } = scopeOptions;
  const content = await loadSite();
  const { examples } = content;
  const sections = pagesInOrder({ lang, version }, content);
  const agents = agentsText({ prefix: '', content, sections });
  return new Map(
    projectNames(examples).map((name) => {
      const own = agents === undefined ? [] : [[`examples/${name}/AGENTS.md`, agents] as const];
      return [name, zipProject(name, new Map([...examples, ...own]))];
    }),
  );
}
