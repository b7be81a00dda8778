import type { SearchResults } from '../../lib/search/types';
import { EXAM, type ExamQuestion, measure, partOf } from './exam';

/** The page that shows the exam. `npm run exam -- --write` writes what stands between its two comments. */
export const EXAM_PAGE = 'content/search-quality.mdx';

const WRITTEN = /(?<=\{\/\* exam \*\/\}\n)[\s\S]*(?=\{\/\* end of the exam \*\/\})/;

const PARTS = { exam: 'The exam', tune: 'The tuning set' } as const;

type Search = (typed: string) => SearchResults;

/** The page with the figures and the questions of a day in it. */
export function writeExam(page: string, search: Search, day: string): string {
  if (!WRITTEN.test(page)) throw new Error(`${EXAM_PAGE}: the comments of the exam are missing`);
  return page.replace(WRITTEN, () => `\n${examText(search, day)}\n\n`);
}

function examText(search: Search, day: string): string {
  const isRight = (question: ExamQuestion) => measure([question], search).first === 1;
  const isRefused = (question: ExamQuestion) => measure([question], search).refused === 1;
  const exam = questionsOf('exam');
  const tune = questionsOf('tune');
  return [
    `Measured on ${day}, with the pages of that day. The columns tell for how many questions a page that answers is the first one or among the first three, for how many the first row leads to a section that answers, and the mean of 1 / the place of the first page that answers:`,
    [
      '| Questions | Page first | In first three | Section first | MRR |',
      '| --- | --- | --- | --- | --- |',
      ...(['exam', 'tune'] as const).map((part) => figuresRow(part, search)),
    ].join('\n'),
    `The exam has ${exam.without.length} more questions that this site does not answer. ${share(exam.without, isRefused)} of them get "No good answer", and so do ${share(exam.answerable, isRefused)} of those that it answers.`,
    '## What it does not find first {#failures}',
    'For these questions of the exam, another page stands above the right one:',
    list(exam.answerable.filter((question) => !isRight(question))),
    details(
      'Questions without an answer that show pages as if they had one',
      exam.without.filter((question) => !isRefused(question)),
    ),
    '## All questions {#questions}',
    details('Of the exam, answered first', exam.answerable.filter(isRight)),
    details('Of the exam, without an answer, and reported so', exam.without.filter(isRefused)),
    details('The tuning set', tune.answerable),
    details('The tuning set, without an answer', tune.without),
    details('That the search is taught', questionsOf('train').answerable),
  ].join('\n\n');
}

function questionsOf(part: 'train' | 'tune' | 'exam') {
  const asked = EXAM.filter((question) => partOf(question) === part);
  const isAnswerable = ({ answers }: ExamQuestion) => Object.keys(answers).length > 0;
  return {
    answerable: asked.filter(isAnswerable),
    without: asked.filter((question) => !isAnswerable(question)),
  };
}

function figuresRow(part: keyof typeof PARTS, search: Search): string {
  const figures = measure(questionsOf(part).answerable, search);
  return `| ${[
    `${PARTS[part]} (${figures.count})`,
    percent(figures.first),
    percent(figures.topThree),
    percent(figures.firstSection),
    figures.meanReciprocalRank.toFixed(2),
  ].join(' | ')} |`;
}

function share<Item>(items: readonly Item[], is: (item: Item) => boolean): string {
  return percent(items.filter(is).length / items.length);
}

function percent(of: number): string {
  return `${Math.round(of * 100)} %`;
}

function details(title: string, asked: readonly ExamQuestion[]): string {
  return `:::details[${title} (${asked.length})]\n\n${list(asked)}\n\n:::`;
}

/** Questions are code, since they are shown as they were typed, with every sign. */
function list(asked: readonly ExamQuestion[]): string {
  return asked.map(({ q }) => `- ${asCode(q)}`).join('\n');
}

/** A backtick in the question would end code that begins with one. */
function asCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
