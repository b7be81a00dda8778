const STEP = '  ';

/** A change of a text: what takes the place of `from` to `to`, and what is selected afterwards. */
export type TextChange = { from: number; to: number; insert: string; select: [number, number] };

/** Returns the edit of Tab, Shift+Tab and Enter in code; nothing for other keys. */
export function typeKey(
  text: string,
  [start, end]: readonly [number, number],
  { key, shiftKey }: { key: string; shiftKey: boolean },
): TextChange | undefined {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(lineStart, start);
  if (key === 'Enter' && !shiftKey) {
    const indent = /^ */.exec(before)?.[0] ?? '';
    return replaced(start, end, `\n${indent}${/[([{]\s*$/.test(before) ? STEP : ''}`);
  }
  if (key !== 'Tab') return undefined;
  if (!shiftKey && !text.slice(start, end).includes('\n')) return replaced(start, end, STEP);
  // A selection that ends at the start of a line has nothing of that line.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const lineEnd = text.indexOf('\n', last) < 0 ? text.length : text.indexOf('\n', last);
  const lines = text.slice(lineStart, lineEnd).split('\n');
  const moved = lines.map((line) => (shiftKey ? line.replace(/^ {1,2}/, '') : STEP + line));
  const insert = moved.join('\n');
  const grown = insert.length - (lineEnd - lineStart);
  const first = Math.max(lineStart, start + (moved[0] ?? '').length - (lines[0] ?? '').length);
  return { from: lineStart, to: lineEnd, insert, select: [first, Math.max(first, end + grown)] };
}

function replaced(from: number, to: number, insert: string): TextChange {
  return { from, to, insert, select: [from + insert.length, from + insert.length] };
}
