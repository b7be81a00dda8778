import type { Landmark, NamedText } from './landmarks';
import { isWordFor } from './table-words';

/** With these words a declaration begins. */
export const DECLARING = '(?:export|declare|interface|function|class|const)';

/**
 * The declaration that begins at a place of some code, on one line and without the members of the
 * objects in it: `router: {…}`.
 */
export function declarationAt(code: string, start: number): string {
  let depth = 0;
  let end = start;
  for (; end < code.length; end += 1) {
    const sign = code[end] ?? '';
    const isArrow = sign === '>' && code[end - 1] === '=';
    if (/[([{<]/.test(sign)) depth += 1;
    else if (/[)\]}>]/.test(sign) && !isArrow) depth -= 1;
    if (depth < 0 || (depth === 0 && sign === ';')) break;
  }
  return code
    .slice(start, end)
    .replace(new RegExp(`^\\s*(?:${DECLARING} )*`), '')
    .replace(/\{[^{}]*\}/g, '{…}')
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/,? \)/g, ')')
    .trim();
}

/** What stands below a heading, up to the next one. */
export function belowHeading(landmarks: readonly Landmark[], index: number): Landmark[] {
  const next = landmarks.findIndex(({ type }, at) => at > index && type === 'heading');
  return landmarks.slice(index + 1, next < 0 ? undefined : next);
}

/** What the list below a heading says of its name: "Type" or "Signature", followed by code. */
export function signatureBelow(
  landmarks: readonly Landmark[],
  index: number,
  name: string,
): string | null {
  const fact = belowHeading(landmarks, index).find(
    (mark) =>
      mark.type === 'fact' && (isWordFor('type', mark.name) || isWordFor('signature', mark.name)),
  );
  return fact?.type === 'fact' ? `${name}: ${fact.code}` : null;
}

/** What a row says of a name: how it is called and what that returns, or its type. */
export function signatureInRow(
  typed: string,
  head: readonly NamedText[],
  row: readonly NamedText[],
): string | null {
  const cell = (what: 'type' | 'returns') =>
    row[head.findIndex(({ text }) => isWordFor(what, text))];
  if (typed.endsWith(')')) {
    const returned = cell('returns');
    const isType = returned !== undefined && returned.names[0] === returned.text;
    return isType ? `${typed}: ${returned.text}` : typed;
  }
  const type = cell('type');
  // Several names in a row have several types.
  return type && row[0]?.names.length === 1 ? `${typed}: ${type.text}` : null;
}
