/** Tokens of the code theme. `app/styles/code.css` has a colour for each. */
export const TOKENS = [
  'comment',
  'string',
  'string-expression',
  'keyword',
  'constant',
  'function',
  'parameter',
  'punctuation',
  'link',
  'inserted',
  'deleted',
  'changed',
] as const;

/** Marks of a line of code. `app/styles/code.css` has a style for each. */
export const LINE_KINDS = ['highlight', 'add'] as const;
export const LINE_CLASS = 'line';

export type Token = (typeof TOKENS)[number];
export type LineKind = (typeof LINE_KINDS)[number];

export const tokenClass = (token: Token) => `tk-${token}` as const;
export const lineClass = (kind: LineKind) => `line-${kind}` as const;
