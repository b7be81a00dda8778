import { expect, test } from '@jest/globals';
import { PACKAGE_MANAGERS, packageCommand, packageLine } from './package-commands';

test.each([
  ['install', 'npm install', 'yarn install', 'pnpm install', 'bun install'],
  ['i', 'npm i', 'yarn install', 'pnpm install', 'bun install'],
  ['install x', 'npm install x', 'yarn add x', 'pnpm add x', 'bun add x'],
  ['add x y@2', 'npm add x y@2', 'yarn add x y@2', 'pnpm add x y@2', 'bun add x y@2'],
  ['install -D x', 'npm install -D x', 'yarn add -D x', 'pnpm add -D x', 'bun add -d x'],
  ['i x -D', 'npm i x -D', 'yarn add x -D', 'pnpm add x -D', 'bun add x -d'],
  [
    'install --save-dev @types/x',
    'npm install --save-dev @types/x',
    'yarn add --dev @types/x',
    'pnpm add --save-dev @types/x',
    'bun add --dev @types/x',
  ],
  ['install --save x', 'npm install --save x', 'yarn add x', 'pnpm add x', 'bun add x'],
  ['install -E x', 'npm install -E x', 'yarn add -E x', 'pnpm add -E x', 'bun add --exact x'],
  ['install -g x', 'npm install -g x', 'yarn global add x', 'pnpm add -g x', 'bun add -g x'],
  ['i --global x', 'npm i --global x', 'yarn global add x', 'pnpm add -g x', 'bun add -g x'],
  ['uninstall x', 'npm uninstall x', 'yarn remove x', 'pnpm remove x', 'bun remove x'],
  ['rm -D x', 'npm rm -D x', 'yarn remove x', 'pnpm remove x', 'bun remove x'],
  [
    'uninstall -g x',
    'npm uninstall -g x',
    'yarn global remove x',
    'pnpm remove -g x',
    'bun remove -g x',
  ],
  [
    'ci',
    'npm ci',
    'yarn install --frozen-lockfile',
    'pnpm install --frozen-lockfile',
    'bun install --frozen-lockfile',
  ],
  ['update x', 'npm update x', 'yarn upgrade x', 'pnpm update x', 'bun update x'],
  [
    'create rspress@latest',
    'npm create rspress@latest',
    'yarn create rspress',
    'pnpm create rspress@latest',
    'bun create rspress@latest',
  ],
  [
    'create vite@latest app -- --template react',
    'npm create vite@latest app -- --template react',
    'yarn create vite app --template react',
    'pnpm create vite@latest app --template react',
    'bun create vite@latest app --template react',
  ],
  [
    'init vite@latest',
    'npm init vite@latest',
    'yarn create vite',
    'pnpm create vite@latest',
    'bun create vite@latest',
  ],
  ['init -y', 'npm init -y', 'yarn init -y', 'pnpm init', 'bun init -y'],
  ['run dev', 'npm run dev', 'yarn run dev', 'pnpm run dev', 'bun run dev'],
  [
    'run build -- --watch',
    'npm run build -- --watch',
    'yarn run build --watch',
    'pnpm run build --watch',
    'bun run build --watch',
  ],
  ['start', 'npm start', 'yarn start', 'pnpm start', 'bun run start'],
  ['test', 'npm test', 'yarn test', 'pnpm test', 'bun run test'],
  [
    'exec -- vite build',
    'npm exec -- vite build',
    'yarn exec vite build',
    'pnpm exec vite build',
    'bunx vite build',
  ],
  ['npx x@latest', 'npx x@latest', 'yarn dlx x@latest', 'pnpm dlx x@latest', 'bunx x@latest'],
  ['dlx -y x', 'npx -y x', 'yarn dlx x', 'pnpm dlx x', 'bunx x'],
  ['audit', 'npm audit', 'yarn audit', 'pnpm audit', 'bun audit'],
  ['  install   x ', 'npm install x', 'yarn add x', 'pnpm add x', 'bun add x'],
])('"npm %s" has its form for every package manager', (words, ...said) => {
  expect(PACKAGE_MANAGERS.map((manager) => packageCommand(manager, words))).toEqual(said);
});

test.each(['frobnicate', '', 'constructor', '-D x'])('"npm %s" is not known', (words) => {
  expect(PACKAGE_MANAGERS.map((manager) => packageCommand(manager, words))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['npm install x', 'pnpm add x'],
  ['  npm ci', '  pnpm install --frozen-lockfile'],
  ['$ npm run dev', '$ pnpm run dev'],
  ['CI=1 NODE_ENV=test npm test', 'CI=1 NODE_ENV=test pnpm test'],
  [
    'cd app && npm ci && npm run build',
    'cd app && pnpm install --frozen-lockfile && pnpm run build',
  ],
  ['npx x || exit 1; npm start', 'pnpm dlx x || exit 1; pnpm start'],
  ['# npm comes with Node', '# npm comes with Node'],
  ['echo npm install', 'echo npm install'],
  ['', ''],
])('of the line %j only the commands of npm are translated: %j', (line, said) => {
  expect(packageLine('pnpm', line)).toBe(said);
  expect(packageLine('npm', line)).toBe(line);
});

test('a line with a command that is not known is not translated', () => {
  expect(packageLine('yarn', 'npm ci && npm frobnicate')).toBeUndefined();
});
