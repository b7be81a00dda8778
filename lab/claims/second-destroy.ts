import { resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { appPage } from './apps';
import { claims, each } from './claim';
import type { Lab } from './lab';

const LAB = resolve('lab');
const REACT = "import { createElement } from 'react';";
const VUE = 'rootComponent: { render: () => null }, appOptions: { render: () => null }';

/** A sub-app whose provider is that of a bridge, built with the version of the framework that the bridge is for. */
const bridged = (name: string, source: string, alias: Record<string, string>) => {
  const { outputFiles } = buildSync({
    stdin: { contents: source, resolveDir: LAB },
    // Where the packages of `alias` are looked up.
    absWorkingDir: LAB,
    bundle: true,
    write: false,
    format: 'cjs',
    alias,
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  });
  return {
    [`/${name}/`]: appPage(),
    [`/${name}/app.js`]: outputFiles?.[0]?.text ?? '',
  };
};

const reactApp = (bridge: string) => `${REACT}
import { reactBridge } from '@garfish/${bridge}';
export const provider = reactBridge({
  rootComponent: () => createElement('i'),
  errorBoundary: () => null,
});`;

const vueApp = (bridge: string) => `import { vueBridge } from '@garfish/${bridge}';
export const provider = vueBridge({ ${VUE} });`;

const FILES = {
  ...bridged('react-17', reactApp('bridge-react'), {
    react: 'react-17',
    'react-dom': 'react-dom-17',
  }),
  ...bridged('react-18', reactApp('bridge-react-v18'), {
    react: 'react-18',
    'react-dom': 'react-dom-18',
  }),
  ...bridged('vue-2', vueApp('bridge-vue-v2'), { vue: 'vue-2/dist/vue.runtime.esm.js' }),
  ...bridged('vue-3', vueApp('bridge-vue-v3'), {}),
};

/** How it ends when a hidden app is unmounted, and what is left of it. */
const unmountHidden = async ({ load, ending, Garfish }: Lab, name: string) => {
  const app = await load(name, { cache: true });
  await app.mount();
  app.hide();
  const sandbox = app.vmSandbox?.global;
  const end = await ending(() => app.unmount());
  return [end, app.mounted, name in Garfish.cacheApps, app.vmSandbox?.global === sandbox];
};

/** The app stays mounted and cached, with the window that it had. */
const failsWith = (message: string) => [`throws ${message}`, true, true, true];

/** What pages say of a second call of `destroy`. */
export const SECOND_DESTROY = claims([
  '/issues/errors#reading-unmount',
  ...each(
    unmountHidden,
    [
      [
        "Your code called unmount() on a hidden app, so Garfish called destroy a second time. The bridges for React 18 and Vue 3 then fail with this message, and the bridge for Vue 2 with (reading '$destroy'). The bridge for React 16 and 17 fails with unmountComponentAtNode(...): Target container is not a DOM element. After that, mounted is still true, the app stays in cacheApps, and the sandbox is not reset.",
        ['react-18', failsWith("Cannot read properties of undefined (reading 'unmount')")],
        ['vue-3', failsWith("Cannot read properties of undefined (reading 'unmount')")],
        ['vue-2', failsWith("Cannot read properties of undefined (reading '$destroy')")],
        [
          'react-17',
          failsWith('unmountComponentAtNode(...): Target container is not a DOM element.'),
        ],
      ],
    ],
    { files: FILES },
  ),
  ...each(
    async ({ load, ending, Garfish }, name: string) => {
      const app = await load(name, { cache: true });
      await app.mount();
      app.hide();
      await app.show();
      const end = await ending(() => app.unmount());
      return [end, app.mounted, Garfish.activeApps.length];
    },
    [
      [
        'to drop a hidden app, only delete Garfish.cacheApps[name], or show it before you call unmount().',
        ['react-18', ['returns true', false, 0]],
        ['vue-3', ['returns true', false, 0]],
        ['vue-2', ['returns true', false, 0]],
        ['react-17', ['returns true', false, 0]],
      ],
    ],
    { files: FILES },
  ),
]);
