import 'server-only';
import { buildForBrowsers } from '../files/bundle';
import type { PlaygroundFile } from './build';

/** It is text on the host, so that nobody opens it there, and HTML when it is saved. */
const NAME = 'check-my-sub-app.txt';
const SOURCES = ['localhost', '127.0.0.1'].flatMap((host) => [
  `http://${host}:*`,
  `https://${host}:*`,
]);

/**
 * The page that checks a reader's own sub-app as one file, which works where browsers keep an HTTPS page from
 * `http://localhost`: from a folder, or from the server of the sub-app.
 * @param root the URL of the site, to which its links lead
 */
export async function ownAppFile(
  root: string,
  siteJson: string,
  playground: readonly PlaygroundFile[],
): Promise<PlaygroundFile> {
  const textOf = (name: string) => playground.find((file) => file.name === name)?.text ?? '';
  const { outputFiles } = await buildForBrowsers(['app/browser/offline/own-app.tsx'], {
    format: 'iife',
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(root) },
  });
  const [script = '', style = ''] = ['.js', '.css'].map(
    (ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text,
  );
  const parts = {
    files: {
      [`${root}/static/site.json`]: siteJson,
      [`${root}/static/playground/stage.js`]: textOf('stage.js'),
    },
    stage: textOf('stage.html'),
  };
  const text = `<!doctype html>
<html lang="en" data-stage="?stage">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="connect-src 'self' ${SOURCES.join(' ')}; form-action 'none'" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Try your own sub-app</title>
    <style>${style}main { inline-size: min(100% - 2rem, 60rem); margin: 1.5rem auto; }</style>
  </head>
  <body>
    <main>
      <h1>Try your own sub-app</h1>
      <p>Nothing leaves your device. <a href="${root}/playground/your-app">The page of this file</a> explains it.</p>
      <div></div>
    </main>
    <script>const parts = ${JSON.stringify(parts).replaceAll('<', '\\u003C')};</script>
    <script>${inScript(script)}</script>
  </body>
</html>
`;
  return { name: NAME, text };
}

/** Code in which no text ends the script element, or begins another. */
function inScript(code: string): string {
  return code.replace(/<(?=\/script|script|!--)/gi, '\\x3C');
}
