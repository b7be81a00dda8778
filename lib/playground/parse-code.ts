import { type Node, type Options, parse, parseExpressionAt } from 'acorn';

/** An error in the syntax, or an import that the stage does not have. */
export type Fault = { message: string; line: number };

export type Replacement = { start: number; end: number; text: string };

export type Parsed = { program: ReturnType<typeof parse> } | { fault: Fault };

const OPTIONS = { ecmaVersion: 'latest', allowReturnOutsideFunction: false } as const;

export function parseModule(code: string): Parsed {
  return parseAs(code, { ...OPTIONS, sourceType: 'module' });
}

/** Parses a script as Garfish runs it: as the body of a function. */
export function parseScript(code: string): Parsed {
  return parseAs(code, { ...OPTIONS, sourceType: 'script', allowReturnOutsideFunction: true });
}

function parseAs(code: string, options: Options): Parsed {
  try {
    return { program: parse(code, options) };
  } catch (error) {
    return { fault: faultOf(code, error) };
  }
}

/** The error in a JSON file, if it has one. The browser's messages are better, but not all of them name a line. */
export function jsonFault(text: string): Fault | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    const [, line] = /line (\d+) column/.exec(message) ?? [];
    return { message, line: line ? Number(line) : firstFaultyLine(text) };
  }
}

function firstFaultyLine(json: string): number {
  try {
    parseExpressionAt(json, 0, OPTIONS);
    return 1;
  } catch (error) {
    return faultOf(json, error).line;
  }
}

type ParseError = SyntaxError & { pos: number; loc: { line: number } };

function faultOf(code: string, error: unknown): Fault {
  const { message, pos, loc } = error as ParseError;
  // What is not closed ends where the code does.
  const line = Math.min(loc.line, code.trimEnd().split('\n').length);
  if (isType(code, pos)) return { message: TYPES, line };
  if (isJsx(code, pos)) return { message: JSX, line };
  if (pos >= code.trimEnd().length) {
    return { message: 'Unexpected end of the code. A bracket or a quote is not closed.', line };
  }
  const [token = ''] = /^(?:[\w$]+|=>|[=!]==?|\S)/.exec(code.slice(pos)) ?? [];
  const reason = message.replace(/ \(\d+:\d+\)$/, '');
  return { message: reason === 'Unexpected token' ? `${reason} '${token}'` : reason, line };
}

const TYPES = 'This playground runs JavaScript, so remove the types of TypeScript.';

/** What precedes the first character of a type, and what it begins with. */
const TYPE_STARTS: readonly (readonly [RegExp, RegExp])[] = [
  // name: string, name?: string, ): void
  [/[\w$)\]}]\s*$/, /^\??:\s*[\w$'"[{(]/],
  [/\($/, /^\)\s*:[^;?]*(?:=>|\{)/],
  // <T>(name) =>
  [/[=(,]\s*$/, /^<[\w\s,]+>\s*\(/],
  [/<[\w\s,[\]|]+$/, /^>\s*\(/],
  [/\?$/, /^:\s*[\w$'"[{(]/],
  [/\b(?:interface|type|enum|namespace|declare|abstract)\s+$/, /^\w/],
  [/\bimport\s+type\s+$/, /^[\w{*]/],
  [/(?:^|[\s;])$/, /^(?:interface|enum)\s+\w/],
  [/[\w$)\]}]\s*$/, /^(?:as|satisfies)\s+\w/],
  [/[\w$]$/, /^<[\w\s,[\]|{}]*>\s*\(/],
  [/[\w$)\]]$/, /^!\s*[.;,)]/],
];

const JSX = 'This playground runs JavaScript, so write createElement() instead of JSX.';

/** Returns whether a tag begins where a value is expected. */
function isJsx(code: string, at: number): boolean {
  return /^<[\w>]/.test(code.slice(at)) && /(?:[=(,?:&|>[]|\breturn)\s*$/.test(code.slice(0, at));
}

function isType(code: string, at: number): boolean {
  const [before, after] = [code.slice(0, at), code.slice(at)];
  return TYPE_STARTS.some(([start, rest]) => start.test(before) && rest.test(after));
}

/** Calls a function for a node and each node below it. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) {
      if (typeof child?.type === 'string') walk(child, visit);
    }
  }
}

export function replaceIn(code: string, replacements: readonly Replacement[]): string {
  let result = code;
  for (const { start, end, text } of replacements.toSorted((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  return result;
}

export function lineAt(code: string, position: number): number {
  return code.slice(0, position).split('\n').length;
}
