import 'server-only';

/** A quotation, or by how much the lines of an item or of a footnote are indented. */
type Container = 'quotation' | number;

/** In a block of code with a fence, or indented so far that nothing begins in the line: code or more of a paragraph. */
type Inside = 'fence' | 'indented';

/**
 * Returns a function that takes the lines of a page in turn and tells which of them are code or may be. As for
 * the parser, what is in a block of code or is indented too far is no fence: "> ```" within one does not close it.
 */
export function codeScanner(format: 'md' | 'mdx'): (line: string) => Inside | undefined {
  // MDX has no indented code, so everything may be indented as far as its writer likes.
  const [indent, gap] = format === 'mdx' ? ['^ *', ' +'] : ['^ {0,3}', ' {1,4}(?! )'];
  const quotation = new RegExp(`${indent}> ?`);
  const item = new RegExp(`${indent}(?:[-*+]|\\d{1,9}[.)])(?:${gap}|$)`);
  const note = new RegExp(`${indent}\\[\\^[^\\]]+\\]:(?: +|$)`);
  const opens = new RegExp(`${indent}(\`{3,}(?=[^\`]*$)|~{3,})`);
  const closes = new RegExp(`${indent}(\`{3,}|~{3,})$`);

  let around: Container[] = [];
  let fence = '';
  return (line) => {
    let rest = withoutTabs(line).trimEnd();
    const depth = around.findIndex((container) => {
      const length = lengthInside(container);
      rest = rest.slice(length);
      return length === undefined;
    });
    if (depth !== -1) {
      around = around.slice(0, depth);
      fence = '';
    }
    if (fence !== '') {
      if (closes.exec(rest)?.[1]?.startsWith(fence)) fence = '';
      return fence === '' ? undefined : 'fence';
    }
    for (let begins = beginning(); begins; begins = beginning()) around.push(begins);
    fence = opens.exec(rest)?.[1] ?? '';
    if (fence !== '') return 'fence';
    return format === 'md' && /^ {4}/.test(rest) ? 'indented' : undefined;

    /** How much of the line says that it is in a container; nothing if it is not. */
    function lengthInside(container: Container): number | undefined {
      if (container === 'quotation') return quotation.exec(rest)?.[0].length;
      if (rest === '') return 0;
      return rest.search(/[^ ]/) >= container ? container : undefined;
    }

    /** Takes the beginning of a container from the line. */
    function beginning(): Container | undefined {
      const [quoted] = quotation.exec(rest) ?? [];
      const [noted] = note.exec(rest) ?? [];
      const typed = quoted ?? noted ?? item.exec(rest)?.[0];
      if (typed === undefined) return undefined;
      rest = rest.slice(typed.length);
      if (quoted !== undefined) return 'quotation';
      if (noted !== undefined) return 4;
      return typed.length + (rest === '' ? 1 : 0);
    }
  };
}

function withoutTabs(line: string): string {
  return line.split('\t').reduce((text, part) => text + ' '.repeat(4 - (text.length % 4)) + part);
}
