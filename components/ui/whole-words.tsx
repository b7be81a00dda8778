/** A text in which "micro-frontend" stays in one line, and "Garfish.run" may break behind its dot. */
export function WholeWords({ text }: { text: string }) {
  // Between the pieces are the words with a hyphen, and nothing where a dot is followed by a letter.
  const [first, ...rest] = text.split(/(\S+-\S+)|(?<=\.)(?=\S)/);
  const key = (index: number) => `piece ${index}`;
  return [
    first,
    ...rest.map((piece, index) => {
      if (piece === undefined) return <wbr key={key(index)} />;
      if (!piece.includes('-')) return piece;
      return (
        <span key={key(index)} data-whole="">
          {piece}
        </span>
      );
    }),
  ];
}
