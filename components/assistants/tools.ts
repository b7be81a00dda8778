import { docTools, type Tool, toolOf } from '@/lib/assistants/tools';
import { fetchFile } from '@/lib/browser/connection';
import type { findPages } from '../search/open-search';

/** What WebMCP says a document has: https://webmachinelearning.github.io/webmcp/ */
type ModelContext = { registerTool: (tool: Tool & { name: string }) => Promise<void> };

declare global {
  interface Document {
    modelContext?: ModelContext;
  }
}

/** Names what an assistant may ask of the page. */
export function registerTools(context: ModelContext, search: typeof findPages): void {
  const readFile = async (path: string) => (await fetchFile(path)).text();
  const { search: search_docs, read: read_page, explain_error } = docTools({ readFile, search });
  const tools = { search_docs, read_page, explain_error, run_scenario: scenarioTool() };
  for (const [name, tool] of Object.entries(tools)) {
    // A browser tells an assistant that a tool has failed, but not why.
    const execute: Tool['execute'] = (input) => tool.execute(input).catch(String);
    // It may refuse one, for example because an extension has taken its name.
    Promise.resolve(context.registerTool({ ...tool, name, execute })).catch(() => {});
  }
}

function scenarioTool(): Tool {
  return toolOf({
    description: 'Runs a scenario of the playground: events, hooks and DOM.',
    needs: ['scenario', 'The id of a scenario, such as first-mount'],
    also: {
      actions: {
        type: 'array',
        items: { type: 'string' },
        description: 'Buttons of the scenario to press afterwards, by their ids',
      },
    },
    async run(scenario, { actions = [] }) {
      const { runScenario } = await import('./run-scenario');
      return runScenario(scenario, actions as string[]);
    },
  });
}
