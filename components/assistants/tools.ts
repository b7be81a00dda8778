import type { findPages } from '../search/open-search';

type Input = Readonly<Record<string, string>> & { actions?: readonly string[] };

type Tool = {
  name: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: boolean };
  execute: (input: Input) => Promise<string>;
};

/** What WebMCP says a document has: https://webmachinelearning.github.io/webmcp/ */
type ModelContext = { registerTool: (tool: Tool) => Promise<void> };

declare global {
  interface Document {
    modelContext?: ModelContext;
  }
}

/** Names what an assistant may ask of the page. */
export function registerTools(context: ModelContext, find: typeof findPages): void {
  const ACTIONS = {
    type: 'array',
    items: { type: 'string' },
    description: 'Buttons of the scenario to press afterwards, by their ids',
  };
  const tools = [
    toolOf('search_docs', 'Finds sections of this documentation.', {
      needs: { query: 'Words, a question or a symptom' },
      async execute({ query = '' }) {
        const { foundIn } = await import('./answers');
        return foundIn(query, await find(query));
      },
    }),
    toolOf('read_page', 'Returns a page of this documentation as Markdown.', {
      needs: { path: 'The path or URL of a page, such as /api/run' },
      async execute({ path = '' }) {
        const { readPage } = await import('./answers');
        return readPage(path);
      },
    }),
    toolOf('explain_error', 'Explains an error or a warning: its cause and its fix.', {
      needs: { message: 'The message as the console shows it' },
      async execute({ message = '' }) {
        const { explainError } = await import('./answers');
        return explainError(message);
      },
    }),
    toolOf('run_scenario', 'Runs a scenario of the playground: events, hooks and DOM.', {
      needs: { scenario: 'The id of a scenario, such as first-mount' },
      also: { actions: ACTIONS },
      async execute({ scenario = '', actions = [] }) {
        const { runScenario } = await import('../playground/run-scenario');
        return runScenario(scenario, actions);
      },
    }),
  ];
  // A browser may refuse one, for example because an extension has taken its name.
  for (const tool of tools) Promise.resolve(context.registerTool(tool)).catch(() => {});
}

function toolOf(
  name: string,
  description: string,
  {
    needs,
    also = {},
    execute,
  }: { needs: Record<string, string>; also?: object; execute: Tool['execute'] },
): Tool {
  const needed = Object.entries(needs).map(([key, text]) => [
    key,
    { type: 'string', description: text },
  ]);
  const properties = { ...Object.fromEntries(needed), ...also };
  const inputSchema = { type: 'object', properties, required: Object.keys(needs) };
  return {
    name,
    description,
    inputSchema,
    annotations: { readOnlyHint: true },
    // A browser tells an assistant that a tool has failed, but not why.
    execute: (input) => execute(input).catch(String),
  };
}
