import { isStopWord } from './languages';
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

/** The message itself, as pages have it; any other text as it is. */
export function messageIn(typed: string): string {
  const text = typed.replace(STACK, ' ').replace(BEFORE, '').replace(OWN_URL, ' ');
  return /[\p{L}\p{N}]/u.test(text) ? text : typed;
}

/** Whether a text is a message with what a console adds to it. */
export function isPasted(typed: string): boolean {
  return messageIn(typed) !== typed;
}

/**
 * The words that stand in quotation marks only, within a longer text: Garfish puts what is the reader's
 * own there, such as the name of an app.
 */
export function ownWords(text: string): Set<string> {
  const own = new Set<string>();
  const rest = normalWords(
    text.replace(/"[^"]*"/g, (quoted) => {
      for (const word of normalWords(quoted)) own.add(word);
      return ' ';
    }),
  );
  for (const word of rest) own.delete(word);
  return rest.filter((word) => !isStopWord(word)).length > 1 ? own : new Set();
}
