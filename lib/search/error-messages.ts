import { normalize, normalWords } from './tokenize';

/** A section of a page about a message, or another symptom. */
export type Entry = {
  heading: string;
  /** The heading above it, whose words are as good as its own. */
  group?: string | undefined;
  text: string;
  /** The message and its other wordings, with `<name>` where each reader has another value. */
  messages: readonly string[];
};

/** Placeholder for a value of the reader. */
const PLACEHOLDER = /<[\w -]+>/g;

/** Share of the words of a heading that a partly copied message must contain. */
const MIN_SHARE = 0.6;

/**
 * The entries that a typed or pasted text means: those whose message is in it; else those that hold all of
 * its words; else those with which it has most words in common.
 */
export function findEntries<Item extends Entry>(entries: readonly Item[], typed: string) {
  const text = normalizeQuotes(typed);
  const words = normalWords(messageIn(typed));
  const entriesWithAll = (textOf: (entry: Item) => string) =>
    entries.filter((entry) => {
      const entryWords = normalWords(textOf(entry));
      return words.every((word) => entryWords.some((other) => other.startsWith(word)));
    });
  const lengthOf = (message: string) => lengthIn(text, partsOf(message));
  const strategies = [
    () => highestOf(entries, ({ messages }) => Math.max(0, ...messages.map(lengthOf))),
    () => entriesWithAll(({ heading, group = '' }) => `${group} ${heading}`),
    () => entriesWithAll(({ text }) => text),
    () =>
      highestOf(entries, ({ heading }) => {
        const headingWords = new Set(normalWords(heading.replace(PLACEHOLDER, ' ')));
        const shared = words.filter((word) => headingWords.has(word)).length;
        const share = shared / headingWords.size;
        return shared > 1 && share >= MIN_SHARE ? share : 0;
      }),
  ];
  for (const strategy of strategies) {
    const results = strategy();
    if (results.length > 0) return results;
  }
  return [];
}

/** Fewer words are in many a text that is about something else. */
const MESSAGE_WORDS = { pasted: 3, typed: 4 };

/** Makes what finds the longest of these messages in a text, whatever else was pasted or typed around it. */
export function openMessages(messages: readonly string[]) {
  const known = messages.map((message) => ({
    message,
    words: message.split(' ').length,
    parts: partsOf(message),
  }));
  return (typed: string, isPasted: boolean): string | undefined => {
    const text = normalizeQuotes(typed);
    const minWords = isPasted ? MESSAGE_WORDS.pasted : MESSAGE_WORDS.typed;
    return highestOf(known, ({ words, parts }) => (words < minWords ? 0 : lengthIn(text, parts)))[0]
      ?.message;
  };
}

/** Returns a message without the reader's values. */
function partsOf(message: string): string[] {
  return normalizeQuotes(message)
    .replace(/[.:\s]+$/, '')
    .split(PLACEHOLDER)
    .filter(Boolean);
}

/** Returns the number of letters of a message in a text that has all its parts. */
function lengthIn(text: string, parts: readonly string[]): number {
  let end = 0;
  for (const part of parts) {
    const start = text.indexOf(part, end);
    if (start < 0) return 0;
    end = start + part.length;
  }
  return parts.join('').length;
}

/** Letters in one case and quotation marks of one kind, since consoles change them. */
function normalizeQuotes(text: string): string {
  return normalize(text.replace(/[`‘’]/g, "'").replace(/[“”]/g, '"')).replace(/\s+/g, ' ');
}

/** Those with the highest score above zero. */
function highestOf<Item>(entries: readonly Item[], score: (entry: Item) => number): Item[] {
  const scores = entries.map(score);
  const highest = Math.max(0, ...scores);
  return entries.filter((_entry, index) => highest > 0 && scores[index] === highest);
}

// What a console, a browser and the reader's own application add to a message that is pasted.

/**
 * Texts before it, in this order: the line that wrote it, that nobody caught it, the kind of error,
 * and who wrote it. `index.js:1 Uncaught (in promise) Error: [Garfish warning]: `
 */
const CONSOLE_PREFIX =
  /^\s*(?:\S+\.\w+:\d+(?::\d+)?\s+)?(?:Uncaught\s+(?:\(in promise\)\s*)?(?=\w*Error:))?(?:\w*Error:\s+)?(?:\[[^\]]*\]:?\s+)?(?=\S)/;
/** A line of the stack: ` at App.mount (app.js:3:14)`, or `mount@app.js:3:14`. A field has no line ends. */
const STACK = /(?<=\s)at\s+(?:[^()\n]{0,80}\()?[^\s()]+:\d+:\d+\)?|(?<!\S)[^\s@]*@\S+:\d+:\d+/g;
/** The URL of a file of the reader. */
const FILE_URL = /(?:\bhttps?:)?\/\/[^\s"'<>()]+/g;

/** The message itself, as pages have it; any other text as it is. */
export function messageIn(typed: string): string {
  const text = withoutConsole(typed).replace(FILE_URL, ' ');
  return /[\p{L}\p{N}]/u.test(text) ? text : typed;
}

function withoutConsole(typed: string): string {
  return typed.replace(STACK, ' ').replace(CONSOLE_PREFIX, '');
}

/** The end of the most frequent message of all, which differs from others of its kind by a name only. */
const READING_PROPERTY = /\(reading '[^']+'\)/;

/** Returns whether a text is a message, by what a console adds to it or by its form. Questions may name a URL, too. */
export function isPasted(typed: string): boolean {
  const text = typed.trim();
  return withoutConsole(text) !== text || text.startsWith('"') || READING_PROPERTY.test(text);
}
