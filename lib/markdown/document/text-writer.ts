import 'server-only';

/** Writes the text of a page: white space collapsed, one line per block. */
export class TextWriter {
  // Finished lines are only appended to: searching a long text after each word is too slow.
  #finished = '';
  #line = '';
  #endsWithSpace = true;
  #verbatim = false;

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

  write(value: string): void {
    const folded = this.#verbatim ? value : value.replace(/\s+/g, ' ');
    const added = !this.#verbatim && this.#endsWithSpace ? folded.trimStart() : folded;
    if (added === '') return;
    this.#line += added;
    this.#endsWithSpace = /\s/.test(added.slice(-1));
  }

  /** Ends the line, unless it is empty. */
  breakLine(): void {
    const { line } = this;
    if (line !== '') this.#finished += `${line}\n`;
    this.#line = '';
    this.#endsWithSpace = true;
  }

  /** Runs `write` calls; with `verbatim` they keep their white space, as code does. */
  within(verbatim: boolean, run: () => void): void {
    const before = this.#verbatim;
    this.#verbatim = before || verbatim;
    run();
    this.#verbatim = before;
  }
}
