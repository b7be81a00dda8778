import 'server-only';
import { bundle } from '../files/bundle';
import { fillPage, type PlaygroundFile } from './build';

/** It is text on the host, so that nobody opens it there, and HTML when it is saved. */
const NAME = 'check-my-sub-app.txt';
const PAGE = './lib/playground/own-app/own-app.html';

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
  const builtText = (name: string) => playground.find((file) => file.name === name)?.text ?? '';
  const { js, css } = await bundle('app/browser/offline/own-app.tsx', {
    format: 'iife',
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(root) },
  });
  const fetched = ['stage.js', 'own-app.json'].map((name) => [
    `${root}/static/playground/${name}`,
    builtText(name),
  ]);
  const parts = {
    files: { [`${root}/static/site.json`]: siteJson, ...Object.fromEntries(fetched) },
    stage: builtText('stage.html'),
  };
  const text = await fillPage(PAGE, {
    root,
    style: `<style>${css}</style>`,
    // No text in it ends the script element, or begins another.
    parts: `<script>const parts = ${JSON.stringify(parts).replaceAll('<', '\\u003C')};</script>`,
    script: `<script>${js.replace(/<(?=\/script|script|!--)/gi, '\\x3C')}</script>`,
  });
  return { name: NAME, text };
}
