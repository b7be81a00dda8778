import 'server-only';
import { loadSite } from '@/lib/content/load';
import { oncePerBuild } from '@/lib/content/memoize';
import { projectNames, zipProject } from '@/lib/markdown/code/examples';
import { agentsText } from '@/lib/page/output-files';
import { scopeOptions } from '@/lib/settings';

/** The zip of each project whose code pages show, with the facts that coding assistants need, by its name. */
export const exampleZips = oncePerBuild('zips', async () => {
  const { defaultLang: lang, defaultVersion: version } = scopeOptions;
  const content = await loadSite();
  const agents = agentsText({ lang, version }, content);
  return new Map(
    projectNames(content.examples).map((name) => {
      const files = new Map([...content.examples, [`examples/${name}/AGENTS.md`, agents]]);
      return [name, zipProject(name, files)];
    }),
  );
});
