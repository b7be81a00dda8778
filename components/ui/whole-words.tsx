/** Keeps words such as "micro-frontend" in one line; in large letters a break at the hyphen hurts. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} data-whole="">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
