import { readFrontMatter } from '../../lib/content/front-matter-block';
import { CONTENT_FOLDER, readContentFiles } from '../../lib/content/source-files';
import { shownTexts } from '../../lib/markdown/components';
import { parseMarkdown } from '../../lib/markdown/document/parse';
import { contentPath, formatProblems } from '../../lib/problems/problem';
import { commandLine } from '../command-line.mjs';
import { proseOf } from './prose';
import { measureProse, wordProblems } from './words';

// Reads the prose of the content, never its code. Words that house-words.json or the checks of retext
// refuse stop the command. How long the sentences of a page are, and how many are passive, is only
// reported: `npm run check:words -- --pages` for each page.

const { values } = commandLine({
  usage: 'npm run check:words -- [--pages]',
  options: { pages: { type: 'boolean' } },
});
const { files } = readContentFiles(CONTENT_FOLDER);
const pages = [...files]
  .filter(([file]) => /\.mdx?$/.test(file))
  .map(([file, source]) => {
    const { body } = readFrontMatter(contentPath(file), source);
    return proseOf(contentPath(file), source, body, parseMarkdown({ file, body }), shownTexts);
  });

const measured = pages.map((page) => ({ path: page.path, ...measureProse(page) }));
const shown = values.pages
  ? measured
  : measured.toSorted((a, b) => b.longest.words - a.longest.words).slice(0, 3);
for (const { path, sentences, mean, longest, passive } of shown) {
  console.log(
    `${path}: ${sentences} sentences of ${mean.toFixed(1)} words, ${passive.toFixed(0)} % passive, the longest has ${longest.words} (line ${longest.line})`,
  );
}

const problems = pages.flatMap(wordProblems);
if (problems.length > 0) {
  console.error(`\n${formatProblems(problems)}`);
  process.exitCode = 1;
}
console.log(`The words of ${pages.length} pages were checked.`);
