import { normalize, normalWords } from '@/lib/search/normalize';
import { messageIn, ownWords } from '@/lib/search/pasted';

/** A section of a page whose heading is a message. */
export type Entry = {
  /** The message, with `<name>` where each reader has another value; '' where the heading is none. */
  message: string;
  heading: string;
  text: string;
  /** The code within its text, which may be another wording of the message. */
  codes: readonly string[];
};

/** How many of the words of a message must be in a text that was copied in part. */
const ENOUGH = 0.6;

/**
 * The entries that a typed or pasted text means: those whose message is in it; else those that hold all of
 * its words; else those with which it has most words in common.
 */
export function findEntries<Found extends Entry>(
  entries: readonly Found[],
  typed: string,
): Found[] {
  const text = plain(typed);
  const whole = best(entries, ({ message }) => lengthWithin(text, message));
  if (whole.length > 0) return whole;
  const worded = best(entries, ({ codes }) =>
    Math.max(0, ...codes.map((code) => (/\s\S+\s/.test(code) ? lengthWithin(text, code) : 0))),
  );
  if (worded.length > 0) return worded;

  const own = ownWords(typed);
  const words = normalWords(messageIn(typed)).filter((word) => !own.has(word));
  const holding = (part: 'heading' | 'text') =>
    entries.filter((entry) => {
      const there = normalWords(entry[part]);
      return words.every((word) => there.some((other) => other.startsWith(word)));
    });
  const named = holding('heading');
  if (named.length > 0) return named;
  const told = holding('text');
  if (told.length > 0) return told;

  return best(entries, ({ message }) => {
    const asked = new Set(normalWords(message.replace(PLACE, ' ')));
    const shared = words.filter((word) => asked.has(word)).length;
    return shared > 1 && shared / asked.size >= ENOUGH ? shared / asked.size : 0;
  });
}

/** What stands for a value of the reader's own. */
const PLACE = /<[\w -]+>/g;

/** How many letters of a message a text has, if it has all that is not the reader's own. */
function lengthWithin(text: string, message: string): number {
  const parts = plain(message)
    .replace(/[.:\s]+$/, '')
    .split(PLACE)
    .filter(Boolean);
  let at = 0;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found < 0) return 0;
    at = found + part.length;
  }
  return parts.join('').length;
}

/** Letters in one case and quotation marks of one kind, since consoles change them. */
function plain(text: string): string {
  return normalize(text.replace(/[`‘’]/g, "'").replace(/[“”]/g, '"')).replace(/\s+/g, ' ');
}

/** Those with the highest score above zero. */
function best<Found extends Entry>(
  entries: readonly Found[],
  score: (entry: Found) => number,
): Found[] {
  const scores = entries.map(score);
  const highest = Math.max(0, ...scores);
  return highest === 0 ? [] : entries.filter((_entry, index) => scores[index] === highest);
}
