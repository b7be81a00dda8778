import { type Node, type Program, parse, parseExpressionAt } from 'acorn';

/** An error in code that the user has edited: in its syntax, or an import that the stage does not have. */
export class CodeError extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

const OPTIONS = { ecmaVersion: 'latest' } as const;

/** Parses a module, or a script as Garfish runs it: as the body of a function. */
export function parseAs(sourceType: 'module' | 'script', code: string): Program {
  try {
    return parse(code, {
      ...OPTIONS,
      sourceType,
      allowReturnOutsideFunction: sourceType === 'script',
    });
  } catch (error) {
    throw codeErrorOf(code, error as ParseError);
  }
}

/** Throws the error of a JSON file. The browser's messages are better, but not all of them name a line. */
export function checkJson(text: string): void {
  try {
    JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const [, line] = /line (\d+) column/.exec(message) ?? [];
    throw new CodeError(message, line ? Number(line) : firstFaultyLine(text));
  }
}

function firstFaultyLine(json: string): number {
  try {
    parseExpressionAt(json, 0, OPTIONS);
    return 1;
  } catch (error) {
    return codeErrorOf(json, error as ParseError).line;
  }
}

type ParseError = SyntaxError & { pos: number; loc: { line: number } };

function codeErrorOf(code: string, error: ParseError): CodeError {
  // A bracket that is not closed is reported at the end of the code.
  const lastLine = code.trimEnd().split('\n').length;
  return new CodeError(reasonOf(code, error), Math.min(error.loc.line, lastLine));
}

function reasonOf(code: string, { message, pos }: ParseError): string {
  const rest = code.slice(pos);
  const marked = `${code.slice(0, pos)}▮${rest}`;
  if (TYPES.test(marked)) {
    return 'This playground runs JavaScript, so remove the types of TypeScript.';
  }
  if (JSX.test(marked)) {
    return 'This playground runs JavaScript, so write createElement() instead of JSX.';
  }
  if (!rest.trim()) return 'Unexpected end of the code. A bracket or a quote is not closed.';
  const [token = ''] = /^(?:[\w$]+|=>|[!=]==?|\S)/.exec(rest) ?? [];
  const reason = message.replace(/ \(\d+:\d+\)$/, '');
  return reason === 'Unexpected token' ? `${reason} '${token}'` : reason;
}

/** Code with a mark where the parser has stopped, if that is at a type of TypeScript. */
const TYPES = new RegExp(
  [
    // name: string, name?: string, ): void
    /[\w$)\]}]\s*▮\??:\s*[\w$'"[{(]/,
    /\(▮\)\s*:[^;?]*(?:=>|\{)/,
    /\?▮:\s*[\w$'"[{(]/,
    // Map<string>(
    /<[\w\s,[\]|]+▮>\s*\(/,
    /[\w$]▮<[\w\s,[\]|{}]*>\s*\(/,
    // <T>(name) =>
    /[=(,]\s*▮<[\w\s,]+>\s*\(/,
    /\b(?:interface|type|enum|namespace|declare|abstract)\s+▮\w/,
    /(?:^|[\s;])▮(?:interface|enum)\s+\w/,
    /\bimport\s+type\s+▮[\w{*]/,
    /[\w$)\]}]\s*▮(?:as|satisfies)\s+\w/,
    // element!.id
    /[\w$)\]]▮!\s*[.;,)]/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** The same where a tag begins in place of a value. */
const JSX = /(?:[=(,?:&|>[]|\breturn)\s*▮<[\w>]/;

export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) {
      if (typeof child?.type === 'string') walk(child, visit);
    }
  }
}

export type Replacement = { start: number; end: number; text: string };

export function replaceIn(code: string, replacements: readonly Replacement[]): string {
  let result = code;
  for (const { start, end, text } of replacements.toSorted((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  return result;
}
