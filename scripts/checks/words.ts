import { readFileSync } from 'node:fs';
import { search } from 'nlcst-search';
import { toString as textOf } from 'nlcst-to-string';
// @ts-expect-error The package has no types.
import passivesIn from 'passive-voice';
import retextEquality from 'retext-equality';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { Problem } from '../../lib/problems/problem';
import type { PageProse, Prose } from './prose';

/**
 * What the documentation calls something, and what it does not call it. Words in quotation marks are
 * somebody else's and may be any.
 */
type HouseWord = { write: string; insteadOf: string[]; except?: string[] };

const HOUSE_WORDS: HouseWord[] = JSON.parse(
  readFileSync(new URL('house-words.json', import.meta.url), 'utf8'),
);

/** Words that `retext-equality` refuses for people; here they are said of programs. */
const SAID_OF_PROGRAMS = ['host', 'hosts', 'invalid', 'special'];

const findWords = unified()
  .use(retextEquality, { ignore: SAID_OF_PROGRAMS })
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(() => findHouseWords)
  .freeze();

/** Finds the words of a page that must be others. */
export function wordProblems({ path, all }: PageProse): Problem[] {
  const file = new VFile({ path });
  findWords.runSync(all, file);
  return file.messages.map(({ reason, line = 1, column = 1, expected }) => ({
    file: path,
    line,
    column,
    message: reason,
    fix: expected?.length ? `Write ${expected.join(', or ')}.` : 'Say it in other words.',
  }));
}

function findHouseWords(prose: Prose, file: VFile) {
  for (const { write, insteadOf, except = [] } of HOUSE_WORDS) {
    const excepted = new Set<unknown>();
    search(
      prose,
      except,
      (nodes) => {
        for (const node of nodes) excepted.add(node);
      },
      AS_TYPED,
    );
    search(
      prose,
      insteadOf,
      (nodes, index, { children }) => {
        const start = nodes[0]?.position?.start;
        const end = nodes.at(-1)?.position?.end;
        const isQuoted = isMark(children[index - 1]) && isMark(children[index + nodes.length]);
        if (!start || !end || isQuoted || nodes.some((node) => excepted.has(node))) return;
        const message = file.message(`"${textOf(nodes)}" is not what this documentation says.`, {
          place: { start, end },
        });
        message.expected = [write];
      },
      AS_TYPED,
    );
  }
}

function isMark(node: Prose['children'][number] | undefined) {
  return node?.type === 'PunctuationNode' && /["“”]/.test(node.value);
}

/** "sub-app" and "subapp" are two words. */
const AS_TYPED = { allowDashes: true };

/**
 * How the paragraphs of a page read: the words of a sentence in the mean, the longest sentence, and how
 * many sentences in a hundred have a passive.
 */
export function measureProse({ running }: PageProse) {
  const sentences: { words: number; line: number; isPassive: boolean }[] = [];
  visit(running, 'SentenceNode', (sentence) => {
    sentences.push({
      // Code is one word.
      words: sentence.children.filter(({ type }) => type === 'WordNode' || type === 'SourceNode')
        .length,
      line: sentence.position?.start.line ?? 1,
      isPassive: passivesIn(textOf(sentence)).length > 0,
    });
  });
  const longest = sentences.toSorted((a, b) => b.words - a.words)[0];
  const each = (sum: number) => sum / Math.max(1, sentences.length);
  return {
    sentences: sentences.length,
    mean: each(sentences.reduce((sum, { words }) => sum + words, 0)),
    longest: { words: longest?.words ?? 0, line: longest?.line ?? 1 },
    passive: each(100 * sentences.filter(({ isPassive }) => isPassive).length),
  };
}
