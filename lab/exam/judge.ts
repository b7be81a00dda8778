import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { build, type Loader, type Plugin } from 'esbuild';
import { HOST, serveHost } from '../claims/host-page';
import type { Files, Task } from './task';

const HOST_FILE = /^host\.[jt]sx?$/;

/** What a page has for `garfish`: the same Garfish that the judge uses. */
const GARFISH = `export default window.lab.Garfish;
export const defineCustomElements = window.lab.defineCustomElements;
export const Garfish = window.lab.Garfish.constructor;`;

export type Verdict = { isPassed: boolean; seen: unknown };

/** Runs the files of an answer in a page of a host, and says whether what is seen is what the task wants. */
export async function judge(
  page: Page,
  { judge: run, sees, path = '/' }: Task,
  answer: Files,
  patience: number,
): Promise<Verdict> {
  const apps = Object.entries(answer)
    .filter(([name]) => name.startsWith('apps/'))
    .map(([name, text]) => [name.replace(/^apps/, '').replace(/index\.html$/, ''), text]);
  try {
    await serveHost(page, {
      files: Object.fromEntries(apps),
      hostFiles: { '/answer.js': await bundled(answer) },
    });
    await page.goto(HOST + path);
    const call = `localStorage.clear(), lab.patience = ${patience},
      import('/answer.js').then((host) => ({ ${run} }).judge(lab, host))`;
    const seen = await page.evaluate(call);
    return { isPassed: isDeepStrictEqual(seen, sees), seen };
  } catch (failure) {
    return { isPassed: false, seen: String(failure).split('\n')[0] };
  }
}

async function bundled(answer: Files): Promise<string> {
  const entry = Object.keys(answer).find((name) => HOST_FILE.test(name));
  if (entry === undefined) throw new Error('Expected a file host.js.');
  const { outputFiles } = await build({
    entryPoints: [entry],
    plugins: [filesOf(answer)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** Reads the modules of the host from the answer, and packages from this project. */
function filesOf(answer: Files): Plugin {
  return {
    name: 'files-of-an-answer',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^garfish$/ }, () => ({ path: 'garfish', namespace: 'page' }));
      onLoad({ filter: /.*/, namespace: 'page' }, () => ({ contents: GARFISH }));
      onResolve({ filter: /^(host\.|\.)/ }, ({ path, namespace }) => {
        if (namespace === 'file' && path.startsWith('.')) return undefined;
        const [found] = ['', '.js', '.jsx', '.ts', '.tsx']
          .map((ending) => path.replace(/^\.\//, '') + ending)
          .filter((name) => name in answer);
        return found ? { path: found, namespace: 'answer' } : undefined;
      });
      onLoad({ filter: /.*/, namespace: 'answer' }, ({ path }) => ({
        contents: answer[path] ?? '',
        loader: path.endsWith('.js') ? 'jsx' : (path.split('.').at(-1) as Loader),
        resolveDir: process.cwd(),
      }));
    },
  };
}
