import { readFileSync, writeFileSync } from 'node:fs';
import { bundledThemes, codeToTokens } from 'shiki';
import { commandLine, fail } from './command-line.mjs';

// Writes the colors of a light and a dark theme of Shiki into the tokens of code.

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

async function colorsOf(theme: string): Promise<Record<string, string>> {
  if (!(theme in bundledThemes)) {
    fail(`Shiki has no theme "${theme}". Its themes: ${Object.keys(bundledThemes)}`);
  }
  const {
    tokens,
    fg = '',
    bg = '',
  } = await codeToTokens(SAMPLE, {
    lang: 'ts',
    theme: theme as keyof typeof bundledThemes,
  });
  const colorOf = (word: string) =>
    tokens.flat().find(({ content }) => content.includes(word))?.color ?? fg;
  const colors = Object.entries(WORDS).map(([name, word]) => [name, colorOf(word)]);
  return { ground: bg, ...Object.fromEntries(colors) };
}

const usage = 'npm run code-theme -- github-light github-dark';
const [light = '', dark = light] = commandLine({ usage, most: 2 }).positionals;
const [inLight, inDark] = [await colorsOf(light), await colorsOf(dark)];
const css = readFileSync(FILE, 'utf8').replace(
  /--c-code-(\w+): light-dark\(#.*/g,
  (line, name: string) =>
    name in inLight ? `--c-code-${name}: light-dark(${inLight[name]}, ${inDark[name]});` : line,
);
writeFileSync(FILE, css);
console.log(
  `${FILE} has new colors. Write their contrast beside them: npm run test:unit -- app/styles`,
);
