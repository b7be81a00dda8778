import { readFileSync } from 'node:fs';
import { claims } from './claim';

/** The build for pages without a bundler, which a claim evaluates in a frame of its own. */
export const IIFE = {
  '/garfish.js': readFileSync('node_modules/garfish/dist/iife/index.js', 'utf8'),
};

/** What pages say of the builds of Garfish besides the one for bundlers. */
export const BUILDS = claims([
  '/api/#other-exports',
  [
    'For pages without a bundler, dist/iife/index.js sets window.Garfish.',
    async ({ frame }) => {
      const { page, evaluate } = await frame();
      evaluate();
      return [typeof page.Garfish.run, page.__GARFISH__];
    },
    ['function', true],
    { files: IIFE },
  ],
  '/api/setGlobal#signature',
  [
    'In the CommonJS and iife builds of Garfish the variable silently keeps its value instead.',
    async ({ frame }) => {
      const { page, evaluate } = await frame();
      evaluate();
      page.Object.defineProperty(page, 'fixed', { value: 1 });
      page.Garfish.setGlobalValue('fixed', 2);
      return page.fixed;
    },
    1,
    { files: IIFE },
  ],
  '/guide/quick-start/env#warnings-and-debug-output',
  [
    'Without type, the bundled debug library assumes Node.js, and the script fails with Dynamic require of "tty" is not supported.',
    async ({ ending, frame }) => {
      const { page, evaluate } = await frame();
      page.process = { env: { NODE_ENV: 'development' } };
      return ending(() => evaluate()).then((end) => end.replace('Error: ', ''));
    },
    'throws Dynamic require of "tty" is not supported',
    { files: IIFE },
  ],
]);
