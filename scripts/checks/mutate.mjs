// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';

// Changes one thing in a file after another and runs the tests of its folder: a change that no test sees
// is printed. It takes some seconds for each, so it is run manually, for a few files:
//
//     npm run mutate -- lib/site/check-routes.ts

/** @typedef {{ start: number, end: number, text: string }} Change */

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

/** All changes of a file, in the order of its lines. @param {string} source @returns {Change[]} */
export function changesOf(source) {
  const tree = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  /** @type {Change[]} */
  const changes = [];
  /** @param {ts.Node} node @param {string} text */
  const replace = (node, text) =>
    changes.push({ start: node.getStart(tree), end: node.getEnd(), text });
  /** @param {ts.Node} node */
  const visit = (node) => {
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

/** Whether some tests notice, given by the beginning of their path. @param {string} tests */
function isNoticed(tests) {
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  const { status } = spawnSync(
    process.execPath,
    [...jest, '--bail', '--silent', '--pass-with-no-tests', tests],
    {
      stdio: 'ignore',
    },
  );
  return status !== 0;
}

/** @param {string} file @returns {number} how many changes no test has seen */
function mutate(file) {
  const source = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, source);
  process.once('exit', restore);
  let survivors = 0;
  const changes = changesOf(source);
  try {
    for (const { start, end, text } of changes) {
      writeFileSync(file, source.slice(0, start) + text + source.slice(end));
      // The tests beside the file see most changes, and sooner.
      if (isNoticed(file.replace(/\w+$/, 'test')) || isNoticed(`${dirname(file)}/`)) continue;
      survivors += 1;
      const line = source.slice(0, start).split('\n').length;
      console.log(`${file}:${line}  ${source.slice(start, end)}  →  ${text}`);
    }
  } finally {
    restore();
    process.off('exit', restore);
  }
  console.log(`${file}: ${survivors} of ${changes.length} changes passed the tests.`);
  return survivors;
}

const files = process.argv.slice(2);
if (process.argv[1]?.endsWith('mutate.mjs')) {
  // Ctrl+C ends the tests first; the file is put back on the way out.
  process.on('SIGINT', () => process.exit(130));
  if (files.length === 0) console.log('Name the files: npm run mutate -- lib/site/check-routes.ts');
  for (const file of new Set(files)) mutate(file);
}
