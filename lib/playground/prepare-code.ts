import type { ImportDeclaration, ImportExpression, Node, Program } from 'acorn';
import { guardLoops, LOOP_GUARD_CODE } from './guard-loops';
import {
  type Fault,
  jsonFault,
  lineAt,
  type Parsed,
  parseModule,
  parseScript,
  type Replacement,
  replaceIn,
  walk,
} from './parse-code';
import { HOST, type ServedFile } from './scenario';

/** Code that the stage can run, or why it can't. */
export type Prepared = { text: string; fault?: Fault; note?: string };

/** Prepares a file that the user has edited. Its lines stay where they are. */
export function prepareFile(name: string, { type, text }: ServedFile): Prepared {
  if (name === HOST) return prepareHost(text);
  if (type === 'application/json') {
    const fault = jsonFault(text);
    return { text, ...(fault && { fault }) };
  }
  return type === 'text/javascript' ? prepareScript(text) : { text };
}

function prepareScript(text: string): Prepared {
  const script = parseScript(text);
  // Garfish decides what becomes of a module.
  const parsed: Parsed = 'fault' in script ? firstWithoutFault(parseModule(text), script) : script;
  if ('fault' in parsed) return { text, fault: parsed.fault };
  const guards = guardLoops(parsed.program);
  return { text: guards.length > 0 ? replaceIn(text, guards) + LOOP_GUARD_CODE : text };
}

const firstWithoutFault = (one: Parsed, other: Parsed) => ('fault' in one ? other : one);

const NOTE =
  "host.js does not import Garfish. That works here; a host of your own needs: import Garfish from 'garfish';";

/**
 * Prepares the module of a host as the body of a function with the parameters `garfishPackage_` (the exports of
 * the package) and `hostModule_`, whose `actions` it defines. Hosts may use the plain words for variables of their own.
 */
export function prepareHost(text: string): Prepared {
  const parsed = parseModule(text);
  if ('fault' in parsed) return { text: '', fault: parsed.fault };
  const { program } = parsed;
  const bindings: string[] = [];
  const guards = guardLoops(program);
  const replacements: Replacement[] = [...guards];
  let fault: Fault | undefined;
  let hasImport = false;

  /** Removes a range, but for its line breaks. */
  const remove = (start: number, end: number, text_ = '') =>
    replacements.push({ start, end, text: text_ + text.slice(start, end).replace(/[^\n]/g, '') });
  /** Returns whether a package is available. The first that is not is the fault of the code. */
  function isAvailable(source: unknown, at: Node): boolean {
    if (source === 'garfish') return true;
    fault ??= {
      message: `"${String(source)}" can't be imported: only garfish is here.`,
      line: lineAt(text, at.start),
    };
    return false;
  }

  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      remove(node.start, node.end);
      if (!isAvailable(node.source.value, node)) continue;
      hasImport = true;
      bindings.push(...bindingsOf(node));
    } else if (node.type === 'ExportAllDeclaration') {
      if (isAvailable(node.source.value, node)) remove(node.start, node.end);
    } else if (node.type === 'ExportDefaultDeclaration') {
      const isNamed = 'id' in node.declaration && node.declaration.id;
      remove(node.start, node.declaration.start, isNamed ? '' : 'void ');
    } else if (node.type === 'ExportNamedDeclaration') {
      if (node.source && !isAvailable(node.source.value, node)) continue;
      remove(node.start, node.declaration?.start ?? node.end);
    }
  }
  walk(program, (node) => {
    if (node.type !== 'ImportExpression') return;
    const { source } = node as ImportExpression;
    if (source.type !== 'Literal' || !isAvailable(source.value, node)) return;
    replacements.push({
      start: node.start,
      end: node.end,
      text: 'Promise.resolve(garfishPackage_)',
    });
  });
  if (fault) return { text: '', fault };
  const actions = nameOfActions(program);
  const head = [
    ...bindings,
    ...(actions
      ? [`Object.defineProperty(hostModule_, 'actions', { get: () => ${actions} });`]
      : []),
  ].join(' ');
  const isUsed = !hasImport && /\bGarfish\b/.test(text);
  const end = guards.length > 0 ? LOOP_GUARD_CODE : '';
  return { text: head + replaceIn(text, replacements) + end, ...(isUsed && { note: NOTE }) };
}

function bindingsOf({ specifiers }: ImportDeclaration): string[] {
  return specifiers.map((specifier) => {
    const { local } = specifier;
    if (specifier.type === 'ImportNamespaceSpecifier')
      return `const ${local.name} = garfishPackage_;`;
    const { imported } = specifier as { imported?: { name?: string; value?: string } };
    const name = imported ? (imported.name ?? imported.value) : 'default';
    return `const ${local.name} = garfishPackage_[${JSON.stringify(name)}];`;
  });
}

/** The variable that the module exports as `actions`. */
function nameOfActions({ body }: Program): string | undefined {
  for (const node of body) {
    if (node.type !== 'ExportNamedDeclaration' || node.source) continue;
    const { declaration, specifiers } = node;
    if (declaration?.type === 'VariableDeclaration') {
      const names = declaration.declarations.map(({ id }) => id.type === 'Identifier' && id.name);
      if (names.includes('actions')) return 'actions';
    }
    for (const { exported, local } of specifiers) {
      const isActions = 'name' in exported && exported.name === 'actions';
      if (isActions && 'name' in local) return local.name;
    }
  }
  return undefined;
}
