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

/** A comment that marks its line, or a number of lines below it, as added or removed. */
const MARK =
  /\s*(?:\/\/|<!--|\{\/\*) \[!code (?<sign>\+\+|--)(?::(?<count>\d+))?\](?: -->| \*\/\})?$/;

/** Reads the steps of a page; the files of the examples are read where it shows them. */
export async function readSteps(page: string): Promise<Step[]> {
  const text = await readFile(page, 'utf8');
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
      for (const terminal of terminals) steps.push(...(await stepOf(words, code, terminal)));
      terminals = [''];
    }
  }
  return steps;
}

async function stepOf(words: string, code: string, terminal: string): Promise<Step[]> {
  const shown = wordOf(words, 'file');
  const file = wordOf(words, 'title') ?? shown?.replace(/^examples\/[^/]+\//, '');
  if (words.startsWith('bash')) return [{ does: 'type', commands: code, terminal }];
  if (file === undefined) return [];
  if (words.startsWith('text'))
    return [{ does: 'look', address: `http://${file}`, lines: linesOf(code) }];
  if (code.includes('[!code ')) return [{ does: 'change', file, ...readChange(code) }];
  return [{ does: 'write', file, text: shown ? await readFile(shown, 'utf8') : code }];
}

/** The lines as they are in the file so far, and as they become. */
function readChange(code: string): { from: string[]; to: string[] } {
  const from: string[] = [];
  const to: string[] = [];
  let sign = '';
  let left = 0;
  for (const line of code.trimEnd().split('\n')) {
    const { groups = {} } = MARK.exec(line) ?? {};
    const text = line.replace(MARK, '');
    if (groups.sign !== undefined) {
      sign = groups.sign;
      left = Number(groups.count ?? 1);
      if (text.trim() === '') continue;
    }
    if (left === 0 || sign === '--') from.push(text);
    if (left === 0 || sign === '++') to.push(text);
    left = Math.max(left - 1, 0);
  }
  return { from, to };
}

function wordOf(words: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(words)?.[1];
}

/** The lines of a text that have letters; a browser puts empty ones between paragraphs. */
export function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}
