import { createServer } from 'node:http';
import { test } from '../../e2e/engines/engine-test';
import { listen } from '../../e2e/support/own-server';
import { mediaTypeOf } from '../../lib/files/media-types';
import { APP_KINDS, BUNDLERS, type Bundler, nameOf } from '../compatibility/stacks';
import { runOf } from '../compatibility/table';
import { freePorts } from '../examples/example-test';
import { appFiles, type Files, hostFiles } from './host';

// The sub-apps of /guide/demo/compatibility in the engines of Firefox and Safari.

for (const kind of APP_KINDS) {
  for (const bundler of Object.keys(BUNDLERS) as Bundler[]) {
    const name = nameOf(kind);

    test(runOf(name, bundler), async ({ window: tab, engineName }, info) => {
      info.annotations.push({ type: 'run', description: runOf(name, bundler, engineName) });
      const [port] = await freePorts(1);
      const url = `http://localhost:${port}/`;
      const app = await serve(await appFiles(kind, bundler, info.outputPath('app'), url), port);
      const host = await serve(await hostFiles(url));
      await tab.load(host.url);
      for (const _visit of ['first', 'next']) {
        await tab.click('nav button', '/shop');
        await tab.untilShown('#container button', true, 'Pressed 0 times');
        await tab.untilShown('#container', true, 'The lazy part is here');
        await tab.until(() => {
          const shown = document.querySelector('#container .app');
          return shown !== null && getComputedStyle(shown).borderTopColor === 'rgb(8, 126, 164)';
        });
        await tab.click('#container button');
        await tab.untilShown('#container button', true, 'Pressed 1 times');
        await tab.click('nav button:last-child');
        await tab.until(() => document.querySelector('#container')?.childElementCount === 0);
      }
      await host.stop();
      await app.stop();
    });
  }
}

function serve(files: Files, at?: number) {
  const server = createServer(({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const body = files.get(pathname);
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': pathname === '/' ? 'text/html' : mediaTypeOf(pathname),
      'access-control-allow-origin': headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
    });
    response.end(body);
  });
  return listen(server, at);
}
