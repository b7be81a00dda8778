import { readFileSync } from 'node:fs';
import escapeStringRegexp from 'escape-string-regexp';
import { visit } from 'unist-util-visit';
import { readFrontMatter } from '../../lib/content/data-files';
import { valuesWhere } from '../../lib/markdown/components';
import { parseMarkdown } from '../../lib/markdown/document/parse';
import { contentPath, type Problem, positionAt } from '../../lib/problems/problem';

/**
 * The words of the documentation for something, and those that it avoids. Words in quotation marks are
 * somebody else's and may be any.
 */
type HouseWord = { write: string; insteadOf: string[]; except?: string[] };

const HOUSE_WORDS: HouseWord[] = JSON.parse(
  readFileSync(new URL('house-words.json', import.meta.url), 'utf8'),
);

const PATTERNS = HOUSE_WORDS.map(({ write, insteadOf, except = [] }) => ({
  write,
  // An exception is found first, and so leaves nothing for the words in it.
  pattern: new RegExp(
    `(?<![\\w-])(?:(?:${phrases(except)})|(?<word>${phrases(insteadOf)}))(?![\\w-])`,
    'gi',
  ),
}));

function phrases(all: readonly string[]): string {
  // No sign fits where there are none.
  if (all.length === 0) return '[]';
  return all.map((phrase) => escapeStringRegexp(phrase).replaceAll(' ', '\\s+')).join('|');
}

/** The fields of front matter that readers see, at any depth. */
const SHOWN_FIELDS = /^[ -]*(?:title|description|text|tagline|details|alt): *(.+)$/gm;

/** Finds the words of a page that must be others, in all that readers see but code. */
export function wordProblems(file: string, source: string): Problem[] {
  const problems: Problem[] = [];
  const { body } = readFrontMatter(contentPath(file), source);
  const start = body.length - body.trimStart().length;
  for (const { 1: text = '', index } of source.slice(0, start).matchAll(SHOWN_FIELDS)) {
    read(text, positionAt(source, index).line);
  }
  visit(parseMarkdown({ file, body }), (node) => {
    const { line } = node.position?.start ?? { line: 1 };
    if (node.type === 'text') read(node.value, line);
    if (node.type === 'image') read(`${node.alt} | ${node.title}`, line);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const text of valuesWhere(node, ({ isVisible }) => isVisible === true)) read(text, line);
  });
  return problems;

  function read(text: string, firstLine: number) {
    for (const { write, pattern } of PATTERNS) {
      for (const { index, groups } of text.matchAll(pattern)) {
        const word = groups?.word;
        if (word === undefined || isQuoted(text, index, word.length)) continue;
        problems.push({
          file: contentPath(file),
          line: firstLine + positionAt(text, index).line - 1,
          message: `"${word}" is not what this documentation says.`,
          fix: `Write ${write}.`,
        });
      }
    }
  }
}

function isQuoted(text: string, start: number, length: number) {
  return /["“”]/.test(text[start - 1] ?? '') && /["“”]/.test(text[start + length] ?? '');
}
