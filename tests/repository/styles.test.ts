import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { HIDEABLE_REGIONS } from '@/lib/routing/frame-options';

const css = filesIn('app', 'components').filter(({ file }) => file.endsWith('.css'));
const all = css.map(({ text }) => text).join('\n');
const code = filesIn('components', 'lib')
  .filter(({ file }) => /(?<!\.test)\.tsx?$/.test(file))
  .map(({ text }) => text)
  .join('\n');

/** Up to these widths, and above them, layouts change: `width <= 960px` and `width > 960px`. */
const BREAKPOINTS = [640, 768, 960, 1280, 1440];

test.each(css)('$file asks for widths in one way', ({ text }) => {
  for (const [query] of text.matchAll(/@media [^{]*width[^{]*/g)) {
    const rest = query.replace(/(?:(\d+)px < )?width (?:<=|>|<) (\d+)px/g, (range, ...ends) => {
      const numbers = ends
        .slice(0, 2)
        .filter((end) => end !== undefined)
        .map(Number);
      return numbers.every((end) => BREAKPOINTS.includes(end)) ? '' : range;
    });
    expect(rest).not.toContain('width');
    // The one layout that begins at a width: full bars have room from 1440 on.
    if (query.includes('width < ')) expect(query).toContain('width < 1440px');
  }
});

// A rule outside all layers would be stronger than those for hidden parts and for paper.
test.each(css)('$file puts every rule into a layer', ({ text }) => {
  let outermost = text.replace(/\/\*[\s\S]*?\*\//g, '');
  // Takes out blocks from the inside.
  while (outermost.includes('{')) outermost = outermost.replace(/\{[^{}]*\}/g, ';');
  const heads = outermost.split(';').map((head) => head.trim());
  expect(heads.filter((head) => !/^$|^@(layer|import) /.test(head))).toEqual([]);
});

test.each(css)('$file takes sizes of letters and layers from the tokens', ({ text }) => {
  const sizes = [...text.matchAll(/font-size: ([^;]+);/g)].map(([, size = '']) => size);
  expect(
    sizes.filter((size) => !/^(var|clamp)\(|(em|pt)$/.test(size) || /\drem$/.test(size)),
  ).toEqual([]);
  const layers = [...text.matchAll(/z-index: ([^;]+);/g)].map(([, layer = '']) => layer);
  expect(layers.filter((layer) => !/^(var\(--layer-[a-z-]+\)|[12])$/.test(layer))).toEqual([]);
});

test('all global styles are imported', () => {
  const styles = readdirSync('app/styles').filter(
    (file) => file.endsWith('.css') && file !== 'index.css',
  );
  const imported = [
    ...readFileSync('app/styles/index.css', 'utf8').matchAll(/@import "\.\/([^"]+)"/g),
  ];
  expect(imported.map(([, file]) => file).sort()).toEqual(styles.sort());
});

test('every class that a component takes from a module is in it', () => {
  const missing = filesIn('app', 'components').flatMap(({ file, text }) => {
    // TypeScript does not know the classes of a module.
    const modules = [...text.matchAll(/^import (\w+) from '(\..*\.module\.css)';$/gm)];
    return modules.flatMap(([line, name = '', path = '']) => {
      const styles = readFileSync(join(dirname(file), path), 'utf8');
      const classes = text.replaceAll(line, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'));
      return [...classes]
        .filter(([, one]) => !new RegExp(`\\.${one}\\b`).test(styles))
        .map(([taken]) => `${file}: ${taken}`);
    });
  });
  expect(missing).toEqual([]);
});

test('every variable that is defined is used, and the other way round', () => {
  const defined = names(/(--[a-z][a-z0-9-]*):/g, all);
  const used = names(/var\((--[a-z][a-z0-9-]*)/g, all);
  expect([...defined].filter((name) => !used.has(name))).toEqual([]);
  expect([...used].filter((name) => !defined.has(name) && !code.includes(`'${name}'`))).toEqual([]);
});

test('styles and components name the same parts', () => {
  const styled = names(/\[data-(?:part|opens)="([a-z-]+)"\]/gi, all);
  const written = names(/(?:data-(?:part|opens)=|dataset\.part = )["']([a-z-]+)["']/gi, code);
  expect([...styled].filter((part) => !written.has(part))).toEqual([]);
  const hideable = names(/\[data-hide~="([a-z]+)"\]/gi, all);
  expect([...hideable].sort()).toEqual([...HIDEABLE_REGIONS].sort());
});

test('every colour of a callout has its style', () => {
  const styled = names(/\[data-colour="([a-z]+)"\]/g, all);
  const written = names(/colour: '([a-z]+)'/g, code);
  expect([...styled].sort()).toEqual([...written].sort());
});

test('no rule makes the browser look through the whole page for an open panel or a hidden part', () => {
  const onRoot = [...all.matchAll(/:root(?:\[[^\]]*\]|:[a-z-]+\((?:[^()]|\([^()]*\))*\))+/g)];
  const selectors = onRoot.flatMap(([compound]) => compound.match(/:has\(.*?\)/g) ?? []);
  // Where one such rule is, a new element anywhere matches the page anew against every other `:has()`.
  expect(selectors).toEqual([]);
});

function names(pattern: RegExp, text: string): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
}

function filesIn(...folders: string[]): { file: string; text: string }[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}
