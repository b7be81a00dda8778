import ts from 'typescript';
import { PROVIDER } from './ambient';

/** Something that a sample declares, and code that compares it with the package's type. */
export type Comparison = { name: string; start: number; code: string };

/** Types of the package that a page shows in full, and where the package has them. */
const SHOWN_TYPES: Readonly<Record<string, string>> = {
  AppInfo: "import('garfish').interfaces.AppInfo",
  SandboxConfig: "import('garfish').interfaces.SandboxConfig",
  Module: "import('@garfish/browser-vm').Module",
};

/**
 * What a sample states about Garfish without using it. In a signature (a block with nothing but
 * declarations), `interface Garfish`, functions and the types above must match the package. An
 * exported `provider` must be one that Garfish accepts.
 */
export function comparisonsOf(source: ts.SourceFile): Comparison[] {
  const providers = source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? providersIn(statement, source) : [],
  );
  return source.statements.every(isDeclaration)
    ? source.statements.flatMap((statement) => signatureIn(statement, source))
    : providers;
}

function signatureIn(statement: ts.Statement, source: ts.SourceFile): Comparison[] {
  if (ts.isInterfaceDeclaration(statement) && statement.name.text === 'Garfish')
    return [compared(statement.name, source, 'Garfish', real('Garfish'))];
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
    const packaged = SHOWN_TYPES[statement.name.text];
    return packaged === undefined ? [] : [sameType(statement.name, source, packaged)];
  }
  if (ts.isFunctionDeclaration(statement) && statement.name !== undefined) {
    const { text } = statement.name;
    return [compared(statement.name, source, `typeof ${text}`, `typeof ${real(text)}`)];
  }
  return [];
}

function compared(
  name: ts.Identifier,
  source: ts.SourceFile,
  shown: string,
  packaged: string,
): Comparison {
  const start = name.getStart(source);
  const code = `export const shown${start}: ${shown} = {} as unknown as ${packaged};\n`;
  return { name: name.text, start, code };
}

/** Optional members fit without being there, so it names those that the package lacks. */
function sameType(name: ts.Identifier, source: ts.SourceFile, packaged: string): Comparison {
  const { start, code } = compared(name, source, name.text, packaged);
  const back = `export const packaged${start}: ${packaged} = {} as unknown as ${name.text};\n`;
  const lacking = `Exclude<keyof ${name.text}, keyof ${packaged}>`;
  const none = `export const lacking${start}: Record<${lacking}, never> = {};\n`;
  return { name: name.text, start, code: `${code}${back}${none}` };
}

function real(name: string): string {
  return `import('garfish').${name}`;
}

function providersIn(statement: ts.VariableStatement, source: ts.SourceFile): Comparison[] {
  if (!has(statement, ts.SyntaxKind.ExportKeyword)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) => {
    if (!ts.isIdentifier(name) || name.text !== 'provider') return [];
    const code = /\.[cm]?jsx?$/.test(source.fileName)
      ? `/** @type {${PROVIDER}} */\nexport const taken = provider;\n`
      : `export const taken: ${PROVIDER} = provider;\n`;
    return [{ name: name.text, start: name.getStart(source), code }];
  });
}

function isDeclaration(statement: ts.Statement): boolean {
  return (
    ts.isImportDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ((ts.isEnumDeclaration(statement) || ts.isFunctionDeclaration(statement)) &&
      has(statement, ts.SyntaxKind.DeclareKeyword))
  );
}

function has(statement: ts.HasModifiers, kind: ts.SyntaxKind): boolean {
  return statement.modifiers?.some((modifier) => modifier.kind === kind) ?? false;
}
