import type { AnyNode, Identifier, ImportDeclaration, Literal, Node, Program } from 'acorn';
import { type Edits, HOST, type ServedFile, type ServedFiles } from '../scenario';
import { type CodeProblem, LOOP_GUARD } from '../stage-messages';
import { CodeError, checkJson, parseAs, type Replacement, replaceIn, walk } from './parse-code';

/** Prepares edited files for the stage, with their lines where they were. Those with errors are left out. */
export function prepareFiles(files: ServedFiles, edits: Edits) {
  const texts: Record<string, string> = {};
  const faults: CodeProblem[] = [];
  for (const [file, text] of Object.entries(edits)) {
    try {
      if (files[file]) texts[file] = prepareFile(file, { ...files[file], text });
    } catch (error) {
      if (!(error instanceof CodeError)) throw error;
      faults.push({ file, line: error.line, message: error.message });
    }
  }
  return { texts, faults };
}

/** Returns the text of a file as the stage runs it, or throws a `CodeError`. */
export function prepareFile(name: string, { type, text }: ServedFile): string {
  if (name === HOST) return prepareHost(text);
  if (type === 'text/javascript') return prepareScript(text);
  if (type === 'application/json') checkJson(text);
  return text;
}

function prepareScript(text: string): string {
  const guards = guardLoops(parseScriptOrModule(text));
  return guards.length > 0 ? replaceIn(text, guards) + GUARD_CODE : text;
}

/** Garfish decides what becomes of a module, so its syntax is no error. */
function parseScriptOrModule(text: string): Program {
  try {
    return parseAs('script', text);
  } catch (error) {
    try {
      return parseAs('module', text);
    } catch {
      throw error;
    }
  }
}

const NOTE =
  "host.js does not import Garfish. That works here; a host of your own needs: import Garfish from 'garfish';";

/**
 * Prepares the module of a host as the body of a function with the parameters `garfishPackage_` (the exports of the
 * package) and `hostModule_`, whose `actions` it defines (stage/host.ts). Hosts may use the plain words for variables.
 */
export function prepareHost(text: string): string {
  const program = parseAs('module', text);
  const guards = guardLoops(program);
  const replacements = [...guards];
  const head: string[] = [];

  /** Replaces a range, but for its line breaks. */
  const replace = (start: number, end: number, instead: string) => {
    const lineBreaks = text.slice(start, end).replace(/[^\n]/g, '');
    replacements.push({ start, end, text: instead + lineBreaks });
  };

  for (const node of program.body) {
    if (!/^(Import|Export)/.test(node.type)) continue;
    if (node.type === 'ImportDeclaration') head.push(...bindingsOf(node));
    const declaration = 'declaration' in node ? node.declaration : undefined;
    const isNamed = declaration && 'id' in declaration && declaration.id;
    const isValue = node.type === 'ExportDefaultDeclaration' && !isNamed;
    replace(node.start, declaration?.start ?? node.end, isValue ? 'void ' : '');
  }
  walk(program, (one) => {
    const node = one as AnyNode;
    if (!('source' in node) || node.source?.type !== 'Literal') return;
    const { value, start } = node.source;
    if (value !== 'garfish') {
      const line = text.slice(0, start).split('\n').length;
      throw new CodeError(`"${value}" can't be imported: only garfish is here.`, line);
    }
    if (node.type !== 'ImportExpression') return;
    replace(node.start, node.end, 'Promise.resolve(garfishPackage_)');
  });
  const hasImport = program.body.some(({ type }) => type === 'ImportDeclaration');
  if (!hasImport && /\bGarfish\b/.test(text)) head.push(`console.info(${JSON.stringify(NOTE)});`);
  const actions = nameOfActions(program);
  if (actions)
    head.push(`Object.defineProperty(hostModule_, 'actions', { get: () => ${actions} });`);
  return head.join(' ') + replaceIn(text, replacements) + (guards.length > 0 ? GUARD_CODE : '');
}

function bindingsOf({ specifiers }: ImportDeclaration): string[] {
  return specifiers.map((specifier) => {
    const { type, local } = specifier;
    if (type === 'ImportNamespaceSpecifier') return `const ${local.name} = garfishPackage_;`;
    const name = type === 'ImportSpecifier' ? exportedName(specifier.imported) : 'default';
    return `const ${local.name} = garfishPackage_[${JSON.stringify(name)}];`;
  });
}

function nameOfActions({ body }: Program): string | undefined {
  for (const node of body) {
    if (node.type !== 'ExportNamedDeclaration' || node.source) continue;
    const { declaration, specifiers } = node;
    if (declaration?.type === 'VariableDeclaration') {
      const names = declaration.declarations.map(({ id }) => id.type === 'Identifier' && id.name);
      if (names.includes('actions')) return 'actions';
    }
    const all = specifiers.find(({ exported }) => exportedName(exported) === 'actions');
    if (all?.local.type === 'Identifier') return all.local.name;
  }
  return undefined;
}

function exportedName(node: Identifier | Literal): unknown {
  return node.type === 'Identifier' ? node.name : node.value;
}

/**
 * The guard lets a loop run for a second, until the browser has come to something else. It stands behind the code,
 * where it moves no line and a `'use strict'` stays the first statement.
 */
const GUARD_CODE = `
;function ${LOOP_GUARD}() {
  const guard = ${LOOP_GUARD};
  guard.calls = (guard.calls ?? 0) + 1;
  if (guard.calls % 64) return;
  guard.from ||= (setTimeout(() => { guard.from = 0; }), Date.now());
  if (Date.now() - guard.from > 1000) {
    throw new Error('This loop ran for more than a second, so it was stopped.');
  }
}`;

/** Calls the guard in each loop. Firefox and Safari run the stage in the process of the page, which would hang, too. */
function guardLoops(program: Node): Replacement[] {
  const guards: Replacement[] = [];
  const insert = (at: number, text: string) => guards.push({ start: at, end: at, text });
  walk(program, (one) => {
    const node = one as AnyNode;
    if (!/^(While|DoWhile|For|ForIn|ForOf)Statement$/.test(node.type) || !('body' in node)) return;
    const { type, start, end } = node.body as Node;
    if (type === 'BlockStatement') return insert(start + 1, `${LOOP_GUARD}();`);
    insert(start, `{${LOOP_GUARD}();`);
    insert(end, '}');
  });
  return guards;
}
