/** What the code theme tells apart. `app/styles/code.css` has a colour for each of these. */
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

/** What a line of code can be marked as. `app/styles/code-lines.css` has a look for each. */
export const LINE_KINDS = ['highlight', 'add'] as const;

export type Token = (typeof TOKENS)[number];
export type LineKind = (typeof LINE_KINDS)[number];

/** The class of each line in a block that marks lines. */
export const LINE_CLASS = 'line';

export const tokenClass = (token: Token) => `tk-${token}` as const;
export const lineClass = (kind: LineKind) => `line-${kind}` as const;
