import 'server-only';
import ts from 'typescript';
import { PROVIDER } from './ambient';

/** Something that a sample declares, and code that compares it with the package's type. */
export type Comparison = { name: string; start: number; code: string };

/**
 * What a sample states about Garfish without using it. In a signature (a block with nothing but
 * declarations), `interface Garfish` and functions must match the package. An exported `provider`
 * must be one that Garfish accepts.
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
