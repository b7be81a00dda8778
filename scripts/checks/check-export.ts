import { commandLine } from '../command-line.mjs';
import { checkHtml } from './check-html';
import { checkLinks } from './check-links';

// Reads the exported sites as they will be served: each URL in a page, style sheet, sitemap or feed leads to a file and
// an anchor of the export, and each page is valid HTML.

commandLine({ usage: 'npm run test:export' });

const SITES = [
  { root: 'out', basePath: process.env.BASE_PATH ?? '' },
  { root: 'out-fixture', basePath: '/base' },
];

/** A problem on many pages is reported once, with the first of them. */
const reported: Map<string, number> = new Map();

for (const { root, basePath } of SITES) {
  const links = await checkLinks(root, basePath);
  for (const { file, url, fault } of links.dead) {
    report(`"${url}" ${fault}.`, `${root}/${file}`);
  }
  const html = await checkHtml(root);
  for (const { file, rule, message, selector } of html.faults) {
    report(`${message} (${rule})`, `${root}/${file} at ${selector}`);
  }
  console.log(`${root}: ${links.checked} URLs and ${html.checked} pages were checked.`);
}
for (const [fault, count] of reported) {
  console.error(count > 1 ? `${fault}\n  and on ${count - 1} more\n` : `${fault}\n`);
}
if (reported.size > 0) process.exitCode = 1;

function report(fault: string, file: string) {
  const earlier = [...reported.keys()].find((text) => text.startsWith(`${fault}\n`));
  reported.set(earlier ?? `${fault}\n  ${file}`, (reported.get(earlier ?? '') ?? 0) + 1);
}
