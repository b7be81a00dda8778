import { highlightRanges } from '@/lib/search/highlight';
import type { HighlightInfo } from '@/lib/search/types';

/** A text of the results with what was typed marked in it; `from` leaves out what stands before. */
export function MarkedText({
  text,
  marks,
  from = 0,
}: {
  text: string;
  marks: readonly HighlightInfo[];
  from?: number;
}) {
  const ranges = highlightRanges(text, marks).filter(({ start }) => start >= from);
  const parts = ranges.flatMap(({ start, end }, index) => [
    text.slice(ranges[index - 1]?.end ?? from, start),
    <mark key={start}>{text.slice(start, end)}</mark>,
  ]);
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.end ?? from)}
    </>
  );
}
