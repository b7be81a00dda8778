import { readFile } from 'node:fs/promises';

/** What the page tells its reader to do, in its order. */
export type Step =
  | { does: 'write'; file: string; text: string }
  | { does: 'change'; file: string; from: string[]; to: string[] }
  | { does: 'type'; commands: string; terminal: string }
  | { does: 'click'; link: string }
  | { does: 'stop' }
  | { does: 'reload' }
  | { does: 'look'; address: string; lines: string[] };

/** A block of code, the terminals of its commands, a link to click, the keys that end a server, or a page to load again. */
const STEP =
  /^```(?<words>.*)\n(?<code>(?:.*\n)*?)^```$|In the terminals of (?<terminals>(?:`[\w-]+`(?:, | and )?)+)|Click \*\*(?<link>[^*]+)\*\*|(?<keys>`Ctrl\+C`)|(?<again>Reload the page)/gm;

/** Reads the steps of a page, and the files of the examples where it shows them, with changed ports. */
export async function readSteps(
  page: string,
  withPorts: (text: string) => string,
): Promise<Step[]> {
  const text = withPorts(await readFile(page, 'utf8'));
  const steps: Step[] = [];
  let terminals = [''];
  for (const { groups = {} } of text.matchAll(STEP)) {
    const { words = '', code = '', link, keys, again } = groups;
    if (groups.terminals !== undefined)
      terminals = [...groups.terminals.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
    else if (link !== undefined) steps.push({ does: 'click', link });
    else if (keys !== undefined) steps.push({ does: 'stop' });
    else if (again !== undefined) steps.push({ does: 'reload' });
    else {
      for (const terminal of terminals) {
        steps.push(...(await stepOf(words, code, terminal, withPorts)));
      }
      terminals = [''];
    }
  }
  return steps;
}

async function stepOf(
  words: string,
  code: string,
  terminal: string,
  withPorts: (text: string) => string,
): Promise<Step[]> {
  const shown = wordOf(words, 'file');
  const file = wordOf(words, 'title') ?? shown?.replace(/^examples\/[^/]+\//, '');
  if (words.startsWith('bash')) return [{ does: 'type', commands: code, terminal }];
  if (file === undefined) return [];
  if (words.startsWith('text'))
    return [{ does: 'look', address: `http://${file}`, lines: linesOf(code) }];
  if (words.includes('{+')) return [{ does: 'change', file, ...readChange(words, code) }];
  return [{ does: 'write', file, text: shown ? withPorts(await readFile(shown, 'utf8')) : code }];
}

/** The lines as they are in the file so far, and as they become: `{+3-5}` names those that are added. */
function readChange(words: string, code: string): { from: string[]; to: string[] } {
  const ranges = [...words.matchAll(/\+(\d+)(?:-(\d+))?/g)].map(([, first, last = first]) => [
    Number(first),
    Number(last),
  ]);
  const to = code.trimEnd().split('\n');
  const isAdded = (line: number) =>
    ranges.some(([first = 0, last = 0]) => first <= line && line <= last);
  return { from: to.filter((_, index) => !isAdded(index + 1)), to };
}

function wordOf(words: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(words)?.[1];
}

/** The lines of a text that have letters; a browser puts empty ones between paragraphs. */
export function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}
