/** A comment that begins or ends a region. Pages do not show it. */
const MARK = /^\s*(?:\/\/|\/\*|#|<!--)\s*#(region|endregion)\b[ \t]*([\w-]*)/;

/**
 * A file or one region of it, without the comments of regions, and for each line its line in the file.
 * Nothing if the region does not exist.
 */
export function exampleCode(text: string, region?: string) {
  const rows = text.replace(/\r\n?/g, '\n').trimEnd().split('\n');
  const open: string[] = [];
  const shown: { row: string; line: number }[] = [];
  let isFound = region === undefined;
  rows.forEach((row, index) => {
    const [, kind, name = ''] = MARK.exec(row) ?? [];
    if (kind === 'region') {
      open.push(name);
      isFound ||= name === region;
    } else if (kind === 'endregion') open.pop();
    else if (region === undefined || open.includes(region)) shown.push({ row, line: index + 1 });
  });
  if (!isFound) return undefined;
  const indent = Math.min(...shown.filter(({ row }) => row !== '').map(({ row }) => indentOf(row)));
  return {
    code: shown.map(({ row }) => row.slice(indent)).join('\n'),
    lines: shown.map(({ line }) => line),
  };
}

function indentOf(row: string): number {
  return row.length - row.trimStart().length;
}
