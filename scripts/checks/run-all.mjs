// @ts-check
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { commandLine } from '../command-line.mjs';

// The test command: `npm test`. Prints each step when it has ended, then what was skipped, and last the end of
// what failed steps have printed.

const { values } = commandLine({
  usage: 'npm test, or npm run test:quick; `npm run test:unit -- PATH` runs some unit tests',
  options: { quick: { type: 'boolean' } },
});

/** Tests that take most of the time: they read the whole site, or thousands of random inputs. */
const SLOW = [
  ...['tests/content', 'tests/properties', 'tests/relevance'],
  ...['lib/search/search', 'scripts/prebuild', 'scripts/replace-folder'],
];
/** @type {string[][]} */
const CODE = [['check:types'], ['check:style', 'check:imports']];
/**
 * Phases run one after another, the lanes of a phase side by side, the steps of a lane one after another.
 * @type {readonly string[][][]}
 */
const PHASES = values.quick
  ? [CODE, [[`test:unit -- --testPathIgnorePatterns ${SLOW.join(' ')}`]]]
  : [
      // Before the builds, which write other types for Next's routes.
      CODE,
      [
        ['check:words', 'test:unit'],
        ['build', 'build:fixture', 'test:export'],
      ],
      [['test:browser']],
    ];

/** It takes minutes, so what it prints is shown at once. */
const LONGEST = 'test:browser';

/** @type {string[]} */
const skipped = [];
/** @type {string[]} */
const failures = [];

for (const lanes of PHASES) {
  if (failures.length === 0) await Promise.all(lanes.map(runLane));
}
console.log(
  skipped.length === 0 ? 'Nothing was skipped.' : `${skipped.length} reasons to skip tests:`,
);
for (const line of [...skipped, ...failures]) console.log(line);
if (failures.length > 0) process.exitCode = 1;

/** @param {readonly string[]} steps */
async function runLane(steps) {
  for (const step of steps) {
    if (!(await run(step))) return;
  }
}

/** @param {string} step a script of package.json */
async function run(step) {
  const start = performance.now();
  const child = spawn(`npm run ${step} 2>&1`, { shell: true });
  child.stdin.end();
  if (step === LONGEST) child.stdout.pipe(process.stdout, { end: false });
  const closed = new Promise((resolve) => child.once('close', resolve));
  const printed = await text(child.stdout);
  const passed = (await closed) === 0;
  if (step !== LONGEST) console.log(printed);
  skipped.push(...(printed.match(/^Skipped: .*$/gm) ?? []));
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`\n${step} ${passed ? 'passed' : 'failed'} after ${seconds} s\n`);
  const end = printed.trimEnd().split('\n').slice(-60).join('\n');
  if (!passed) failures.push(`\n${step} failed. Its last lines:\n${end}`);
  return passed;
}
