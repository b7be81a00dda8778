import { isStopWord, SEARCH_LANGUAGES } from './languages';
import { normalWords } from './normalize';

// What a console, a browser and the reader's own application add to a message that is pasted.

/**
 * What stands before it, in this order: the line that wrote it, that nobody caught it, the kind of error,
 * and who wrote it. `index.js:1 Uncaught (in promise) Error: [Garfish warning]: `
 */
const BEFORE =
  /^\s*(?:\S+\.\w+:\d+(?::\d+)?\s+)?(?:Uncaught\s+(?:\(in promise\)\s*)?(?=\w*Error:))?(?:\w*Error:\s+)?(?:\[[^\]]*\]:?\s+)?(?=\S)/;
/** A line of the stack: ` at App.mount (app.js:3:14)`, or `mount@app.js:3:14`. A field has no line ends. */
const STACK = /(?<=\s)at\s+(?:[^()\n]{0,80}\()?[^\s()]+:\d+:\d+\)?|(?<!\S)[^\s@]*@\S+:\d+:\d+/g;
/** The URL of a file of the reader. */
const OWN_URL = /(?:\bhttps?:)?\/\/[^\s"'<>()]+/g;

/** Where a sentence ends, a line, or what introduces a sentence: `with node 20.11 this happens:`. */
const PART_END = /(?<=[.!?:。！？：])\s+|\n+|(?<=[。！？])/;
/** A version of something, but not of a change: `node 20.11`, not `from 1.16 to 1.19`. */
const VERSION = /(?<!\b(?:from|to|since|until|before|after)) v?\d+\.\d+/g;

/**
 * A text without the sentences that only greet or say with what the reader works, which would outvote what is asked.
 * What is left of a text may not be nothing.
 */
export function withoutPreface(text: string): string {
  const sentences = text.split(PART_END);
  const asking = sentences.filter((sentence) => !isPreface(sentence.trim()));
  return asking.length > 0 && asking.length < sentences.length ? asking.join(' ') : text;
}

function isPreface(sentence: string): boolean {
  if (/[?？]/.test(sentence)) return false;
  const versions = sentence.match(VERSION) ?? [];
  return versions.length > 1 || SEARCH_LANGUAGES.some(({ greeting }) => greeting.test(sentence));
}

/** The message itself, as pages have it; any other text as it is. */
export function messageIn(typed: string): string {
  const text = withoutConsole(typed).replace(OWN_URL, ' ');
  return /[\p{L}\p{N}]/u.test(text) ? text : typed;
}

function withoutConsole(typed: string): string {
  return typed.replace(STACK, ' ').replace(BEFORE, '');
}

/** How browsers end the most frequent message of all, which differs from others of its kind by a name only. */
const READING = /\(reading '[^']+'\)/;

/** Whether a text is a message, by what a console adds to it or by its form. Questions may name a URL, too. */
export function isPasted(typed: string): boolean {
  const text = typed.trim();
  return withoutConsole(text) !== text || READING.test(text);
}

/** More words in quotation marks are no name, but a message. */
const LONGEST_NAME = 3;

/**
 * The words that stand in quotation marks only, within a longer text: Garfish puts what is the reader's
 * own there, such as the name of an app.
 */
export function ownWords(text: string): Set<string> {
  const own = new Set<string>();
  const rest = normalWords(
    text.replace(/"[^"]*"/g, (quoted) => {
      const words = normalWords(quoted);
      if (words.length <= LONGEST_NAME) for (const word of words) own.add(word);
      return ' ';
    }),
  );
  for (const word of rest) own.delete(word);
  return rest.filter((word) => !isStopWord(word)).length > 1 ? own : new Set();
}
