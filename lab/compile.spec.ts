import { expect, test } from '@playwright/test';
import { readContentFiles, readExampleFiles } from '../lib/content/source-files';
import { compileSamples } from './compile/compile';
import { listed } from './compile/diagnostics';
import { findSamples } from './compile/find-samples';

/** How many of a hundred blocks may be kept from the compiler. */
const UNCHECKED_PERCENT = 5;

const content = findSamples(readContentFiles('content').files, readExampleFiles('examples'));

test.describe('the content', () => {
  const { samples, unchecked, faults } = content;

  test('has only samples that are right by the types of the packages', () => {
    expect(samples.length).toBeGreaterThan(0);
    expect(listed([...faults, ...compileSamples(samples)])).toBe('');
  });

  test('keeps few blocks from the compiler, each for a reason', () => {
    expect(unchecked.map(({ file, reason }) => `${file}: ${reason}`)).toEqual([
      'content/guide/demo/react.mdx: for React 16 and 17; React 19 has no ReactDOM.render',
      'content/guide/demo/vue.mdx: for Vue 2; the project has the types of Vue 3',
      'content/guide/demo/vue.mdx: for Vue 2, whose packages are not installed',
    ]);
    expect((unchecked.length / samples.length) * 100).toBeLessThanOrEqual(UNCHECKED_PERCENT);
  });
});

test('faults are told at their line and column of the Markdown file', () => {
  const faults = faultsIn({
    'argument.mdx': fence(
      'ts',
      "import Garfish from 'garfish';",
      '',
      'Garfish.run({',
      '  errorLoadApp: (error: string) => console.log(error),',
      '});',
    ),
    'import.md': fence('js', 'Garfish.run();'),
    'in-list.md': [
      '1. First',
      '',
      '   > Then:',
      '   >',
      ...fence('js', 'if (window) {', '  window.Garfish.loadAp();', '}').map(
        (line) => `   > ${line}`,
      ),
    ],
    'in-tag.mdx': [
      '<Tabs>',
      '  <Tab>',
      ...fence('js', 'wrong();').map((line) => `    ${line}`),
      '  </Tab>',
      '</Tabs>',
    ],
    'option.md': [
      ...['---', 'title: Option', '---', '', 'Text', ''],
      ...fence('ts', "import Garfish from 'garfish';", '', "Garfish.run({ domGeter: '#a' });"),
    ],
    'package.md': fence('ts', "import { a } from 'garfishh';", 'a();'),
    'syntax.md': fence('js', 'const a = {;', 'wrong();'),
    'unused.md': fence('ts', "import Garfish from 'garfish';"),
    'windows.md': ['Text\r', '\r', '```js\r', 'wrong();\r', '```\r'],
  });
  expect(faults).toEqual([
    "content/argument.mdx:5:3 Type '(error: string) => void' is not assignable to type 'Callback<[Error, AppInfo], void>'.",
    "content/import.md:2:1 Cannot find name 'Garfish'.",
    "content/in-list.md:7:23 Property 'loadAp' does not exist on type 'Garfish'. Did you mean 'loadApp'?",
    "content/in-tag.mdx:4:5 Cannot find name 'wrong'.",
    "content/option.md:10:15 Object literal may only specify known properties, but 'domGeter' does not exist in type 'Options'. Did you mean to write 'domGetter'?",
    "content/package.md:2:19 Cannot find module 'garfishh' or its corresponding type declarations.",
    'content/syntax.md:2:12 Property assignment expected.',
    "content/unused.md:2:1 'Garfish' is declared but its value is never read.",
    "content/windows.md:4:1 Cannot find name 'wrong'.",
  ]);
});

test('a block is a module of its own, and what it adds to a package stays on its page', () => {
  const adding = fence(
    'ts',
    "declare module '@garfish/core' {",
    '  export default interface Garfish {',
    '    mine: number;',
    '  }',
    '}',
  );
  const using = fence('ts', "import Garfish from 'garfish';", 'console.log(Garfish.mine);');
  const faults = faultsIn({
    'a.md': fence('js', 'const same = 1;'),
    'b.md': [...fence('js', 'const same = 2;'), ...fence('js', 'console.log(same);')],
    'c.md': [...adding, ...using],
    'd.md': using,
  });
  expect(faults).toEqual([
    "content/b.md:5:13 Cannot find name 'same'.",
    "content/d.md:3:21 Property 'mine' does not exist on type 'Garfish'.",
  ]);
});

test('an import finds the block of the page that has its name as title', () => {
  const app = fence('jsx title="src/App.jsx"', 'export const App = ({ name }) => <p>{name}</p>;');
  const faults = faultsIn({
    'found.md': [
      ...app,
      ...fence('js', "import { App } from './App';", 'App({ name: 1 });'),
      ...fence('js title="src/main.js"', "import { Ap } from './App';", 'Ap();'),
    ],
    'elsewhere.md': fence('js', "import { App } from './App';", 'App();'),
    'folder.md': [
      ...app,
      ...fence('js title="main.js"', "import { App } from './App.jsx';", 'App();'),
    ],
    'given.md': fence('js given="./App, ./routes.js"', "import App from './App';", 'App();'),
    'vue.md': fence('ts', "import App from './App.vue';", 'console.log(App);'),
  });
  expect(faults).toEqual([
    expect.stringContaining(
      `content/elsewhere.md:2:21 Cannot find module './App' or its corresponding type declarations. Show the file in a block with its name as title, or say that readers have it: given="./App".`,
    ),
    expect.stringContaining("content/folder.md:5:21 Cannot find module './App.jsx'"),
    `content/found.md:9:10 Module '"./App"' has no exported member 'Ap'.`,
    'content/given.md:1:1 given="./routes.js" names nothing that this block imports',
  ]);
});

test('a fault in an example is told in its own file', () => {
  const text = 'Text\n\n```js file="examples/a/b/main.js"\n```\n';
  const code = 'let a = 1;\nwrong(a);\n';
  const { samples } = findSamples(
    new Map([['a.md', text]]),
    new Map([['examples/a/b/main.js', code]]),
  );
  expect(listed(compileSamples(samples))).toContain('examples/a/b/main.js:2:1 ');
});

test('a signature and a provider must be as Garfish has them', () => {
  const faults = faultsIn({
    'name.md': fence('ts', 'interface Garfish {', '  setGlobalObject(key: string): void;', '}'),
    'type.md': fence('ts', 'interface Garfish {', '  preloadApp: (app: number) => void;', '}'),
    'function.md': fence('ts', 'declare function defineCustomElement(tag: string): void;'),
    'provider.md': fence('js', 'export const provider = { render() {}, destory() {} };'),
    'config.md': fence(
      'ts',
      'interface SandboxConfig {',
      '  open?: false | true;',
      '  opened?: 1;',
      '}',
    ),
    'module.md': fence('ts', 'type Module = (sandbox: string) => void;'),
  });
  expect(faults).toEqual([
    expect.stringContaining(
      "content/config.md:2:11 SandboxConfig is not what the package has: Property 'opened' is missing",
    ),
    expect.stringContaining(
      'content/function.md:2:18 defineCustomElement is not what the package has: ',
    ),
    expect.stringContaining('content/module.md:2:6 Module is not what the package has: '),
    expect.stringContaining("'Module' is not assignable to type 'import("),
    expect.stringContaining(
      "content/name.md:2:11 Garfish is not what the package has: Property 'setGlobalObject' is missing",
    ),
    expect.stringContaining('content/provider.md:2:14 provider is not what the package has: '),
    expect.stringContaining('content/type.md:2:11 Garfish is not what the package has: '),
  ]);
});

test('only a reason keeps a block from the compiler', () => {
  const faults = faultsIn({
    'reason.md': fence('ts no-check="shows what was wrong in 1.18"', 'wrong('),
    'short.md': fence('ts no-check="not now"', 'wrong('),
    'none.md': fence('ts no-check', 'wrong('),
    'title.md': fence('ts title="no-check"', 'wrong();'),
    'directive.md': fence('ts', '// @ts-expect-error', 'wrong();', 'a(); /* @ts-ignore */'),
    'other.md': fence('bash', 'wrong('),
  });
  expect(faults).toEqual([
    'content/directive.md:2:4 @ts-expect-error is not allowed; write no-check="…" at the fence',
    "content/directive.md:4:1 Cannot find name 'a'.",
    'content/directive.md:4:9 @ts-ignore is not allowed; write no-check="…" at the fence',
    "content/none.md:2:7 ')' expected.",
    'content/short.md:1:1 no-check="…" needs a reason of 3 words or more',
    "content/title.md:2:1 Cannot find name 'wrong'.",
  ]);
});

/** What is reported of pages that are given by their lines; of each fault the first line. */
function faultsIn(pages: Record<string, string[]>): string[] {
  const texts = Object.entries(pages).map(([path, lines]) => [path, lines.join('\n')] as const);
  const { samples, faults } = findSamples(new Map(texts));
  return listed([...faults, ...compileSamples(samples)])
    .split('\n')
    .filter((line) => line.startsWith('content/'));
}

/** A code block of some lines; `words` are those after the signs. */
function fence(words: string, ...code: string[]): string[] {
  return [`\`\`\`${words}`, ...code, '```'];
}
