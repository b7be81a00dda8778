import { CONTENT_FOLDER, readContentFiles } from '../../lib/content/source-files';
import { formatProblems } from '../../lib/problems/problem';
import { commandLine } from '../command-line.mjs';
import { wordProblems } from './words';

// Reads the prose of the content, never its code. Words that house-words.json refuses stop the command.

commandLine({ usage: 'npm run check:words' });
const { files } = readContentFiles(CONTENT_FOLDER);
const pages = [...files].filter(([file]) => /\.mdx?$/.test(file));
const problems = pages.flatMap(([file, source]) => wordProblems(file, source));
if (problems.length > 0) {
  console.error(`\n${formatProblems(problems)}`);
  process.exitCode = 1;
}
console.log(`The words of ${pages.length} pages were checked.`);
