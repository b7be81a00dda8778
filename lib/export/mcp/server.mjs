// @ts-check
import { createInterface } from 'node:readline';
import { toolsOf } from './tools.mjs';

/*
 * A server of the Model Context Protocol that reads one message in each line of its input and writes one in
 * each line of its output. `write-server.mjs` makes one file of it, with the documentation inside.
 */

/** The versions of the protocol in which these messages have the same form, the newest first. */
const VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

const PARSE_ERROR = -32700;
const UNKNOWN_METHOD = -32601;
const WRONG_PARAMETERS = -32602;

/**
 * @param {import('./tools.mjs').Documentation} documentation
 * @param {import('node:stream').Readable} input
 * @param {import('node:stream').Writable} output
 */
export function serve(documentation, input, output) {
  const tools = toolsOf(documentation);
  const send = (/** @type {object} */ message) =>
    output.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  createInterface({ input }).on('line', (line) => {
    if (line.trim() === '') return;
    let message;
    try {
      message = JSON.parse(line);
    } catch {
      send({ id: null, error: { code: PARSE_ERROR, message: 'Expected JSON.' } });
      return;
    }
    // Notifications have no id and get no answer.
    if (message?.id === undefined) return;
    send({ id: message.id, ...answer(message, documentation.title, tools) });
  });
}

/**
 * @param {{ method?: string, params?: any }} message
 * @param {string} title
 * @param {ReturnType<typeof toolsOf>} tools
 */
function answer({ method, params = {} }, title, tools) {
  switch (method) {
    case 'initialize':
      return {
        result: {
          protocolVersion: VERSIONS.includes(params.protocolVersion)
            ? params.protocolVersion
            : VERSIONS[0],
          capabilities: { tools: {} },
          serverInfo: { name: 'garfish-docs', title, version: '1.0.0' },
        },
      };
    case 'ping':
      return { result: {} };
    case 'tools/list':
      return { result: { tools: tools.map(({ run: _, ...tool }) => tool) } };
    case 'tools/call': {
      const tool = tools.find(({ name }) => name === params.name);
      if (!tool) return failed(WRONG_PARAMETERS, `There is no tool "${params.name}".`);
      const [needed = ''] = tool.inputSchema.required;
      const value = params.arguments?.[needed];
      if (typeof value !== 'string' || value.trim() === '') {
        return { result: resultOf({ isError: true, text: `"${needed}" must be a string.` }) };
      }
      return { result: resultOf(tool.run(value, params.arguments)) };
    }
    default:
      return failed(UNKNOWN_METHOD, `There is no method "${method}".`);
  }
}

/** @param {number} code @param {string} message */
function failed(code, message) {
  return { error: { code, message } };
}

/** @param {import('./tools.mjs').Answer} answer */
function resultOf({ text, isError = false }) {
  return { content: [{ type: 'text', text }], isError };
}
