import { readFileSync, writeFileSync } from 'node:fs';
import { type BundledTheme, bundledThemesInfo, codeToTokens } from 'shiki';
import { commandLine, fail } from './command-line.mjs';
import { readableOn, tokenColor } from './contrast';

// Writes the colors of a light and a dark theme of Shiki into the tokens of code. One that would be hard to read is
// darkened or lightened.

const FILE = 'app/styles/tokens.css';

/** Code with one word for each variable `--c-code-…`. */
const SAMPLE = 'function call(parameter) { return 12 + "text"; } // note';
const WORDS = {
  comment: 'note',
  string: 'text',
  keyword: 'return',
  constant: '12',
  function: 'call',
  parameter: 'parameter',
  punctuation: ';',
};

/** The grounds of marked lines, which keep the colors of the site. */
const MARKED_GROUNDS = ['accent', 'success', 'danger', 'warning'].map((kind) => `${kind}-ground`);

const usage = 'npm run code-theme -- github-light github-dark';
const [light = '', dark = ''] = commandLine({ usage, most: 2 }).positionals;
if (dark === '') fail(`Write a light and a dark theme of Shiki.\nUsage: ${usage}`);
const css = readFileSync(FILE, 'utf8');
const [inLight, inDark] = [await colorsOf(light, 0), await colorsOf(dark, 1)];
const withColors = css.replace(/--c-code-(\w+): light-dark\(#.*/g, (line, name: string) =>
  name in inLight ? `--c-code-${name}: light-dark(${inLight[name]}, ${inDark[name]});` : line,
);
writeFileSync(FILE, withColors);
console.log(`${FILE} has new colors.`);

async function colorsOf(theme: string, scheme: 0 | 1): Promise<Record<string, string>> {
  const kind = scheme === 0 ? 'light' : 'dark';
  const names = bundledThemesInfo.filter(({ type }) => type === kind).map(({ id }) => id);
  if (!names.includes(theme))
    fail(`"${theme}" is no ${kind} theme. Choose one of ${names.join(', ')}.`);
  const code = { lang: 'ts', theme: theme as BundledTheme } as const;
  const { tokens, fg = '', bg: ground = '' } = await codeToTokens(SAMPLE, code);
  const grounds = [ground, ...MARKED_GROUNDS.map((token) => tokenColor(css, token, scheme))];
  const colorOf = (word: string) =>
    tokens.flat().find(({ content }) => content.includes(word))?.color ?? fg;
  const colors = Object.entries(WORDS).map(([name, word]) => [
    name,
    readableOn(grounds, colorOf(word), scheme),
  ]);
  return { ground: ground.toLowerCase(), ...Object.fromEntries(colors) };
}
