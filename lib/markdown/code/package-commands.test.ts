import { expect, test } from '@jest/globals';
import { packageCommands } from './package-commands';

test.each([
  ['npm install', 'yarn install', 'pnpm install', 'bun install'],
  ['npm install x', 'yarn add x', 'pnpm add x', 'bun add x'],
  ['npm add x y@2', 'yarn add x y@2', 'pnpm add x y@2', 'bun add x y@2'],
  ['npm install -D @a/x', 'yarn add --dev @a/x', 'pnpm add -D @a/x', 'bun add --dev @a/x'],
  ['npm i x --save-dev', 'yarn add x --dev', 'pnpm add x --save-dev', 'bun add x --dev'],
  ['npm install -E x', 'yarn add --exact x', 'pnpm add -E x', 'bun add --exact x'],
  ['npm install -g x', 'yarn global add x', 'pnpm add -g x', 'bun add --global x'],
  ['npm uninstall x', 'yarn remove x', 'pnpm remove x', 'bun remove x'],
  ['npm create vite@latest', 'yarn create vite', 'pnpm create vite', 'bunx create-vite'],
  ['npm run dev', 'yarn dev', 'pnpm run dev', 'bun run dev'],
  ['npm run dev -- --open', 'yarn dev --open', 'pnpm run dev --open', 'bun run dev --open'],
  ['npm start', 'yarn start', 'pnpm start', 'bun start'],
  ['npm test', 'yarn test', 'pnpm test', 'bun run test'],
  ['npx x@latest', 'yarn dlx x@latest', 'pnpm dlx x@latest', 'bun x x@latest'],
])('"%s" has its form for every package manager', (npm, yarn, pnpm, bun) => {
  expect(packageCommands(npm)).toEqual({ npm, yarn, pnpm, bun });
});

test.each([
  ['npm ci', 'pnpm install --frozen-lockfile'],
  [
    'cd app && npm ci && npm run build',
    'cd app && pnpm install --frozen-lockfile && pnpm run build',
  ],
  ['# npm comes with Node', '# npm comes with Node'],
  ['npm install  # with npm ; npm ci', 'pnpm install  # with npm ; npm ci'],
  ['cd packages/npm && npm test', 'cd packages/npm && pnpm test'],
  ['', ''],
])('of the line %j only the commands of npm are translated: %j', (npm, pnpm) => {
  expect(packageCommands(npm)).toMatchObject({ npm, pnpm });
});

test.each([
  'npm frobnicate',
  'npm install --legacy-peer-deps',
  'npm run build --watch',
  'npx -p x y',
  'npm run build > log.txt',
  'npm install \\',
  'sudo npm i -g serve',
  'npm ci && npm frobnicate',
])('"%s" is unknown', (line) => {
  expect(packageCommands(line)).toBeUndefined();
});
