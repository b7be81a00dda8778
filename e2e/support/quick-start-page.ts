import { readFile } from 'node:fs/promises';

/** What the page tells its reader to do, in its order. */
export type Step =
  | { does: 'write'; file: string; text: string }
  | { does: 'type'; commands: string }
  | { does: 'click'; link: string }
  | { does: 'stop' }
  | { does: 'reload' }
  | { does: 'look'; address: string; lines: string[] };

const PAGE = 'content/guide/quick-start/start.mdx';

/** A block of code, a link to click, the keys that end a server, or a page to load again. */
const STEP =
  /^```(?<words>.*)\n(?<code>(?:.*\n)*?)^```$|Click \*\*(?<link>[^*]+)\*\*|(?<keys>`Ctrl\+C`)|(?<again>Reload the page)/gm;

/** Reads the steps of the quick start; the files of the examples are read where it shows them. */
export async function readSteps(): Promise<Step[]> {
  const text = await readFile(PAGE, 'utf8');
  const steps: Step[] = [];
  for (const { groups = {} } of text.matchAll(STEP)) {
    const { words = '', code = '', link, keys, again } = groups;
    if (link !== undefined) steps.push({ does: 'click', link });
    else if (keys !== undefined) steps.push({ does: 'stop' });
    else if (again !== undefined) steps.push({ does: 'reload' });
    else steps.push(...(await stepOf(words, code)));
  }
  return steps;
}

async function stepOf(words: string, code: string): Promise<Step[]> {
  const shown = wordOf(words, 'file');
  const title = wordOf(words, 'title') ?? shown?.replace(/^examples\/[^/]+\//, '');
  if (words.startsWith('bash')) return [{ does: 'type', commands: code }];
  if (title === undefined) return [];
  if (words.startsWith('text')) return [{ does: 'look', address: title, lines: linesOf(code) }];
  return [{ does: 'write', file: title, text: shown ? await readFile(shown, 'utf8') : code }];
}

function wordOf(words: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(words)?.[1];
}

/** The lines of a text that have letters; a browser puts empty ones between paragraphs. */
export function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}
