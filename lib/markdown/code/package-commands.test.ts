import { expect, test } from '@jest/globals';
import { packageCommands } from './package-commands';

test.each([
  ['npm install', 'yarn install', 'pnpm install', 'bun install'],
  ['npm install x', 'yarn add x', 'pnpm add x', 'bun add x'],
  ['npm add x y@2', 'yarn add x y@2', 'pnpm add x y@2', 'bun add x y@2'],
  ['npm install -D x', 'yarn add --dev x', 'pnpm add -D x', 'bun add --dev x'],
  ['npm i x -D', 'yarn add x --dev', 'pnpm add x -D', 'bun add x --dev'],
  [
    'npm install --save-dev @types/x',
    'yarn add --dev @types/x',
    'pnpm add --save-dev @types/x',
    'bun add --dev @types/x',
  ],
  ['npm install -E x', 'yarn add --exact x', 'pnpm add -E x', 'bun add --exact x'],
  ['npm install -g x', 'yarn global add x', 'pnpm add -g x', 'bun add --global x'],
  ['npm uninstall -g x', 'yarn global remove x', 'pnpm remove -g x', 'bun remove --global x'],
  [
    'npm ci',
    'yarn install --frozen-lockfile',
    'pnpm install --frozen-lockfile',
    'bun install --frozen-lockfile',
  ],
  ['npm update x', 'yarn upgrade x', 'pnpm update x', 'bun update x'],
  [
    'npm create vite@latest app -- --template react',
    'yarn create vite app --template react',
    'pnpm create vite app --template react',
    'bunx create-vite app --template react',
  ],
  ['npm init -y', 'yarn init -y', 'pnpm init', 'bun init -y'],
  ['npm run dev', 'yarn dev', 'pnpm run dev', 'bun run dev'],
  [
    'npm run build -- --watch',
    'yarn build --watch',
    'pnpm run build --watch',
    'bun run build --watch',
  ],
  ['npm test', 'yarn test', 'pnpm test', 'bun run test'],
  ['npm exec -- vite build', 'yarn vite build', 'pnpm exec vite build', 'bunx vite build'],
  ['npx x@latest', 'yarn dlx x@latest', 'pnpm dlx x@latest', 'bun x x@latest'],
  [
    'npm install "react@>=18"',
    'yarn add "react@>=18"',
    'pnpm add "react@>=18"',
    'bun add "react@>=18"',
  ],
  [
    'npm run build -- --mode=test',
    'yarn build --mode=test',
    'pnpm run build --mode=test',
    'bun run build --mode=test',
  ],
  ['npx x --port=1 -p', 'yarn dlx x --port=1 -p', 'pnpm dlx x --port=1 -p', 'bun x x --port=1 -p'],
  ['npm   install  x', 'yarn add x', 'pnpm add x', 'bun add x'],
])('"%s" has its form for every package manager', (line, yarn, pnpm, bun) => {
  expect(packageCommands(line)).toEqual({ npm: line.replace(/ +/g, ' '), yarn, pnpm, bun });
});

test.each([
  'npm frobnicate',
  'npm -D x',
  // Only npm and yarn have this one.
  'npm publish',
  // Other package managers have other options.
  'npm install --legacy-peer-deps',
  'npm update -g x',
  'npm run build --watch',
  'npx -p x y',
  // A shell does more with these than to run one command.
  'npm ls garfish | grep bridge',
  'npm install \\',
  // Only npm itself would be translated, or nothing.
  'sudo npm i -g serve',
  'echo npm install',
])('"%s" is unknown', (line) => {
  expect(packageCommands(line)).toBeUndefined();
});

test.each([
  ['CI=1 NODE_ENV=test npm test', 'CI=1 NODE_ENV=test pnpm test'],
  [
    'cd app && npm ci && npm run build',
    'cd app && pnpm install --frozen-lockfile && pnpm run build',
  ],
  ['npx x || exit 1; npm start', 'pnpm dlx x || exit 1; pnpm start'],
  ['# npm comes with Node', '# npm comes with Node'],
  ['  # then npm ci; npm frobnicate', '  # then npm ci; npm frobnicate'],
  ['npm install  # with npm ; npm ci', 'pnpm install  # with npm ; npm ci'],
  ['npm test -- "a #b"', 'pnpm test "a #b"'],
  ['cd packages/npm && npm test', 'cd packages/npm && pnpm test'],
  ['', ''],
])('of the line %j only the commands of npm are translated: %j', (line, pnpm) => {
  expect(packageCommands(line)).toMatchObject({ npm: line, pnpm });
});

test('a line with an unknown command is not translated', () => {
  expect(packageCommands('npm ci && npm frobnicate')).toBeUndefined();
});
