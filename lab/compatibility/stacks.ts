import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** A way to write a sub-app, which every bundler builds and Garfish runs. */
export type AppKind = {
  /** What it is written with: names of installed packages, with a name of their own for readers. */
  packages: Readonly<Record<string, string>>;
  /** The file in `apps/`. */
  entry: string;
  /** Which installed package takes the place of the one that the code imports. */
  instead?: Readonly<Record<string, string>>;
};

const react = (version: string) => ({
  react: `react-${version}`,
  'react-dom': `react-dom-${version}`,
});

export const APP_KINDS: readonly AppKind[] = [
  { packages: {}, entry: 'plain.js' },
  { packages: { React: 'react' }, entry: 'react-root.jsx' },
  { packages: { React: 'react-18' }, entry: 'react-root.jsx', instead: react('18') },
  { packages: { React: 'react-17' }, entry: 'react-render.jsx', instead: react('17') },
  { packages: { React: 'react-16' }, entry: 'react-render.jsx', instead: react('16') },
  { packages: { React: 'react', ...bridge('react-v18') }, entry: 'react-bridge-18.jsx' },
  {
    packages: { React: 'react-18', ...bridge('react-v18') },
    entry: 'react-bridge-18.jsx',
    instead: react('18'),
  },
  {
    packages: { React: 'react-17', ...bridge('react') },
    entry: 'react-bridge.jsx',
    instead: react('17'),
  },
  {
    packages: { React: 'react-16', ...bridge('react') },
    entry: 'react-bridge.jsx',
    instead: react('16'),
  },
  { packages: { Vue: 'vue' }, entry: 'vue-3.js' },
  { packages: { Vue: 'vue', ...bridge('vue-v3') }, entry: 'vue-3-bridge.js' },
  { packages: { Vue: 'vue-2' }, entry: 'vue-2.js', instead: { vue: 'vue-2' } },
  {
    packages: { Vue: 'vue-2', ...bridge('vue-v2') },
    entry: 'vue-2-bridge.js',
    instead: { vue: 'vue-2' },
  },
];

export const BUNDLERS = { webpack: 'webpack', Rspack: '@rspack/core', Vite: 'vite' } as const;

export type Bundler = keyof typeof BUNDLERS;

/** What readers see of a kind: `React 18.3.1 with @garfish/bridge-react-v18 1.19.7`, in Markdown. */
export function nameOf({ packages }: AppKind): string {
  const names = Object.entries(packages).map(
    ([name, installed]) => `${name.replace(/^@.*/, '`$&`')} ${versionOf(installed)}`,
  );
  return names.join(' with ') || 'No framework';
}

/** The projects in `examples/` that a browser runs: the page that explains each, and what it is made with. */
export const PROJECTS = [
  {
    folder: 'quick-start',
    page: '[Tutorial](/guide/quick-start/tutorial)',
    packages: ['react', 'react-router-dom', 'vue', 'vue-router', 'webpack'],
  },
  {
    folder: 'react',
    page: '[React](/guide/demo/react)',
    packages: ['react', '@garfish/bridge-react-v18', 'react-router-dom', 'webpack'],
  },
  {
    folder: 'vite',
    page: '[Vite](/guide/demo/vite)',
    packages: ['react', 'vue', '@garfish/bridge-vue-v3', 'vite'],
  },
];

/** How a project is run. */
export const MODES = ['the dev servers', 'the builds'] as const;

export function versionOf(installed: string): string {
  return JSON.parse(readFileSync(resolve(`${installed}/package.json`), 'utf8')).version;
}

function bridge(name: string) {
  return { [`@garfish/bridge-${name}`]: `@garfish/bridge-${name}` };
}
