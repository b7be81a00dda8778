import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import ts from 'typescript';
import { commandLine, orEnd, wholeNumber } from '../command-line.mjs';
import { TestProcess } from './test-process';

// Changes one thing in a file after another and runs the tests that import it: a change that no test sees
// is printed. Each takes some seconds, so it is run manually, for a few files or for a sample of a folder:
//
//     npm run mutate -- lib/site/check-routes.ts
//     npm run mutate -- lib/site --sample 60 --seed 2

type Change = { start: number; end: number; text: string };

const OPPOSITES = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
]);

/** Other forms of a call: `some` for `every`, or nothing for a step that changes a list. */
const CALLS = new Map([
  ['every', 'some'],
  ['some', 'every'],
  ['find', 'findLast'],
  ['findLast', 'find'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
]);

/** All changes of a file, in the order of its lines. */
export function changesOf(source: string): Change[] {
  const tree = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  const changes: Change[] = [];
  const replace = (node: ts.Node, text: string) =>
    changes.push({ start: node.getStart(tree), end: node.getEnd(), text });
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node))
      return;
    if (ts.isBinaryExpression(node)) {
      const text = OPPOSITES.get(node.operatorToken.kind);
      if (text !== undefined) replace(node.operatorToken, text);
    }
    if (node.kind === ts.SyntaxKind.TrueKeyword) replace(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) replace(node, 'true');
    if (ts.isNumericLiteral(node)) replace(node, `${Number(node.text) + 1}`);
    if (ts.isIfStatement(node)) replace(node.expression, 'false');
    if (ts.isConditionalExpression(node)) replace(node.condition, 'false');
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      replace(node, node.operand.getText(tree));
    }
    if (ts.isSpreadElement(node)) replace(node, '...[]');
    if (ts.isRegularExpressionLiteral(node)) {
      const loose = node.text.replace(/^\/\^/, '/').replace(/\$(\/\w*)$/, '$1');
      if (loose !== node.text && !loose.startsWith('//')) replace(node, loose);
    }
    if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent)) {
      const text = CALLS.get(node.name.text);
      if (text !== undefined) replace(node.name, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return changes.sort((a, b) => a.start - b.start);
}

/** A change may let a loop run for ever, so tests have a multiple of the time that they take without one. */
const PATIENCE = { factor: 5, ms: 15_000 };

/** The tests that may notice a change of a file. */
function testsOf(file: string) {
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  const options = { encoding: 'utf8' as const };
  const list = spawnSync(
    process.execPath,
    [...jest, '--listTests', '--findRelatedTests', file],
    options,
  );
  return (
    list.stdout
      .split('\n')
      .map((path) => path.replace(`${process.cwd()}/`, ''))
      // What compiles the samples or asks hundreds of questions takes minutes.
      .filter((path) => /^(lib|app|components|scripts|tests\/properties)\//.test(path))
  );
}

/** How long each test file takes without a change. */
const TIMES = new Map<string, number>();

async function timeOf(path: string, jest: TestProcess) {
  const start = Date.now();
  if (await jest.pass([path], 600_000)) return Date.now() - start;
  throw new Error(`${path} fails without a change already.`);
}

/** Makes some changes of a file; tells how many no test has seen. */
async function mutate(file: string, changes: Change[], jest: TestProcess): Promise<number> {
  const paths = testsOf(file);
  for (const path of paths) {
    if (!TIMES.has(path)) TIMES.set(path, await timeOf(path, jest));
  }
  // First those that are quick, or have noticed the change before.
  const tests = paths
    .map((path) => ({ path, ms: TIMES.get(path) ?? 0 }))
    .sort((a, b) => a.ms - b.ms);
  const source = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, source);
  process.once('exit', restore);
  let survivors = 0;
  const isSeen = async () => {
    for (const [place, test] of tests.entries()) {
      if (await jest.pass([test.path], PATIENCE.factor * test.ms + PATIENCE.ms)) continue;
      tests.unshift(...tests.splice(place, 1));
      return true;
    }
    return false;
  };
  try {
    for (const { start, end, text } of changes) {
      writeFileSync(file, source.slice(0, start) + text + source.slice(end));
      if (await isSeen()) continue;
      survivors += 1;
      const line = source.slice(0, start).split('\n').length;
      console.log(`${file}:${line}  ${source.slice(start, end)}  →  ${text}`);
    }
  } finally {
    restore();
    process.off('exit', restore);
  }
  return survivors;
}

/** The files to change, of files and folders. */
function filesOf(paths: string[], usage: string) {
  if (paths.length === 0) throw new Error(`Name files or folders.\nUsage: ${usage}`);
  return paths.flatMap((path) => {
    const { stdout } = spawnSync('git', ['ls-files', path], { encoding: 'utf8' });
    const files = stdout
      .split('\n')
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\./.test(file));
    if (files.length > 0) return files;
    throw new Error(`Git knows no source file in "${path}".\nUsage: ${usage}`);
  });
}

/** Mutates some files. */
async function run(files: string[], sample: number | undefined, seed: number) {
  const all = files.flatMap((file) =>
    changesOf(readFileSync(file, 'utf8')).map((change) => ({ file, change })),
  );
  const size = Math.min(sample ?? all.length, all.length);
  const some = fc.shuffledSubarray(all, { minLength: size, maxLength: size });
  const [chosen = []] = fc.sample(some, { seed, numRuns: 1 });
  let survivors = 0;
  const jest = new TestProcess();
  process.once('exit', () => jest.stop());
  for (const file of files) {
    const changes = chosen.filter((one) => one.file === file).map((one) => one.change);
    if (changes.length > 0) survivors += await mutate(file, changes, jest);
  }
  jest.stop();
  console.log(`${survivors} of ${size} changes passed the tests; there are ${all.length}.`);
}

if (process.argv[1]?.endsWith('mutate.ts')) {
  // Ctrl+C ends the tests first; the file is put back on the way out.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
  const usage = 'npm run mutate -- FILE|FOLDER… [--sample 60] [--seed 1]';
  const { values, positionals } = commandLine({
    usage,
    options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
    most: Number.POSITIVE_INFINITY,
  });
  const { files, sample, seed } = orEnd(() => ({
    files: filesOf(positionals, usage),
    sample: values.sample === undefined ? undefined : wholeNumber('--sample', values.sample),
    seed: wholeNumber('--seed', values.seed, 0),
  }));
  await run(files, sample, seed);
}
