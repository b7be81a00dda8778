import 'server-only';

/** Writes the text of a page: white space collapsed except in code, one line per block. */
export class TextWriter {
  // Finished lines are only appended to: searching a long text after each word is too slow.
  #finished = '';
  #line = '';

  get length(): number {
    return this.#finished.length + this.#line.length;
  }

  get text(): string {
    return (this.#finished + this.#line).trimEnd();
  }

  /** The text since the last `breakLine`, without the space at its end. */
  get line(): string {
    return this.#line.trimEnd();
  }

  write(value: string, isCode = false): void {
    const text = isCode ? value : value.replace(/\s+/g, ' ');
    const isAfterSpace = /^\s?$/.test(this.#line.at(-1) ?? '');
    this.#line += isAfterSpace && !isCode ? text.trimStart() : text;
  }

  /** Ends the line, unless it is empty. */
  breakLine(): void {
    const { line } = this;
    if (line !== '') this.#finished += `${line}\n`;
    this.#line = '';
  }
}
