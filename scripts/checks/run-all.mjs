// @ts-check
import { spawn } from 'node:child_process';
import { commandLine } from '../command-line.mjs';

// The test command: `npm test`. What leaves a core idle for much of its time runs beside something else, such as
// unit tests beside the builds. Each step tells how long it took. What was skipped comes last, and after it the end of
// what a failed step printed, which may be far above: the steps beside it go on.

commandLine({
  usage: 'npm test, which runs everything; `npm run test:unit -- PATH` runs some unit tests',
});

/**
 * Phases run one after another, the lanes of a phase side by side, the steps of a lane one after another.
 * @type {readonly string[][][]}
 */
const PHASES = [
  // Before the builds, which write other types for Next's routes.
  [['check:types'], ['check:style', 'check:imports']],
  [
    ['check:words', 'test:unit'],
    ['build', 'build:fixture', 'test:export'],
  ],
  [['test:browser']],
];

/** Takes minutes, so what it prints is shown at once; that of other steps when they have ended. */
const LONGEST = 'test:browser';

/** Lines in which a step says what it has left out. @type {string[]} */
const skipped = [];

/** The end of what failed steps have printed. @type {string[]} */
const failures = [];

let passed = true;
for (const lanes of PHASES) {
  if (passed) passed = (await Promise.all(lanes.map(runLane))).every(Boolean);
}
console.log(
  skipped.length === 0 ? 'Nothing was skipped.' : `${skipped.length} reasons to skip tests:`,
);
for (const line of skipped) console.log(line);
for (const failure of failures) console.log(failure);
if (!passed) process.exitCode = 1;

/** @param {readonly string[]} steps */
async function runLane(steps) {
  for (const step of steps) {
    if (!(await run(step))) return false;
  }
  return true;
}

/**
 * @param {string} step a script of package.json
 * @returns {Promise<boolean>} whether it passed
 */
function run(step) {
  const start = performance.now();
  const child = spawn('npm', ['run', step], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  /** @type {Buffer[]} */
  const printed = [];
  const keep = (/** @type {Buffer} */ part) => {
    printed.push(part);
    if (step === LONGEST) process.stdout.write(part);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      const text = Buffer.concat(printed);
      if (step !== LONGEST) process.stdout.write(text);
      skipped.push(...(`${text}`.match(/^Skipped: .*$/gm) ?? []));
      const seconds = Math.round((performance.now() - start) / 1000);
      console.log(`\n${step} ${code === 0 ? 'passed' : 'failed'} after ${seconds} s\n`);
      if (code !== 0) failures.push(`\n${step} failed. Its last lines:\n${lastLines(text)}`);
      resolve(code === 0);
    });
  });
}

/** @param {Buffer} text */
function lastLines(text) {
  return `${text}`.trimEnd().split('\n').slice(-60).join('\n');
}
