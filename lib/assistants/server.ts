import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Tool } from './tools';

/*
 * A server of the Model Context Protocol that reads one message in each line of its input and writes one in
 * each line of its output.
 */

/** The versions of the protocol in which these messages have the same form, the newest first. */
const VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

const PARSE_ERROR = -32700;
const UNKNOWN_METHOD = -32601;
const WRONG_PARAMETERS = -32602;

type Tools = Readonly<Record<string, Tool>>;
// biome-ignore lint/suspicious/noExplicitAny: clients send anything
type Message = { id?: unknown; method?: string; params?: any };

export function serve(title: string, tools: Tools, input: Readable, output: Writable): void {
  const write = (answer: object) => output.write(`${JSON.stringify(answer)}\n`);
  createInterface({ input }).on('line', async (line) => {
    if (line.trim() === '') return;
    let given: Message | Message[];
    try {
      given = JSON.parse(line);
    } catch {
      write({ jsonrpc: '2.0', id: null, ...failed(PARSE_ERROR, 'Expected JSON.') });
      return;
    }
    // Notifications have no id and get no answer.
    const requests = [given].flat().filter((message) => message?.id !== undefined);
    const answers = await Promise.all(
      requests.map(async (message) => ({
        jsonrpc: '2.0',
        id: message.id,
        ...(await answer(message, title, tools)),
      })),
    );
    // Version 2025-03-26 of the protocol has batches: a list of messages gets a list of answers.
    if (Array.isArray(given) && answers.length > 0) write(answers);
    else answers.forEach(write);
  });
}

async function answer({ method, params }: Message, title: string, tools: Tools) {
  switch (method) {
    case 'initialize':
      return {
        result: {
          protocolVersion: VERSIONS.includes(params?.protocolVersion)
            ? params.protocolVersion
            : VERSIONS[0],
          capabilities: { tools: {} },
          serverInfo: { name: 'garfish-docs', title, version: '1.0.0' },
        },
      };
    case 'ping':
      return { result: {} };
    case 'tools/list': {
      const list = Object.entries(tools).map(([name, { execute: _, ...tool }]) => ({
        name,
        ...tool,
      }));
      return { result: { tools: list } };
    }
    case 'tools/call': {
      const name = params?.name;
      const tool = typeof name === 'string' && Object.hasOwn(tools, name) && tools[name];
      if (!tool) return failed(WRONG_PARAMETERS, `There is no tool ${JSON.stringify(name)}.`);
      return tool.execute(params.arguments ?? {}).then(
        (text) => ({ result: resultOf(text, false) }),
        (failure: Error) => ({ result: resultOf(failure.message, true) }),
      );
    }
    default:
      return failed(UNKNOWN_METHOD, `There is no method ${JSON.stringify(method)}.`);
  }
}

function failed(code: number, message: string) {
  return { error: { code, message } };
}

function resultOf(text: string, isError: boolean) {
  return { content: [{ type: 'text', text }], isError };
}
