/** A text in which what is between backticks is code. */
export function InlineCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
    index % 2 ? <code key={index}>{part}</code> : part,
  );
}
