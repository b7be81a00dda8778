import { createHash } from 'node:crypto';
import type { PageResult, SearchResults } from '../../lib/search/protocol';
import questions from './exam.json' with { type: 'json' };

/** What a reader asks, and the sections that answer it: 3 is the answer itself, 2 answers it, 1 helps. */
export type ExamQuestion = {
  q: string;
  kind: string;
  /** Where the words were asked. */
  source?: string;
  /** By address of a page or of a heading on it; nothing where the site has no answer. */
  answers: Readonly<Record<string, number>>;
};

/** A model is trained on `train`, thresholds are set on `tune`, and nothing but figures is read off `exam`. */
export type Part = 'train' | 'tune' | 'exam';

export const EXAM: readonly ExamQuestion[] = questions;

/** The least grade of a section that a reader is served by. */
const SERVES = 2;
const RANKED = 10;

/** The part of a question never changes, whatever questions come or go. Those without an answer train nothing. */
export function partOf({ q, answers }: ExamQuestion): Part {
  const share = createHash('sha256').update(q).digest().readUInt32BE() / 2 ** 32;
  if (Object.keys(answers).length === 0) return share < 1 / 3 ? 'tune' : 'exam';
  if (share < 0.5) return 'train';
  return share < 0.7 ? 'tune' : 'exam';
}

export type Figures = {
  count: number;
  /** Shares of questions whose first page, or one of the first three, has a section that serves. */
  first: number;
  topThree: number;
  /** Shares of questions whose first row leads to such a section. */
  firstSection: number;
  /** The mean of 1 / place of the first page that serves. */
  meanReciprocalRank: number;
  /** How near the order of the first ten rows is to the best one, by grades. */
  gain: number;
  /** Shares of questions for which the search said that it has no good answer. */
  refused: number;
};

/** Figures of questions that have answers, or of those that have none. */
export function measure(
  asked: readonly ExamQuestion[],
  search: (typed: string) => SearchResults,
): Figures {
  const marks = asked.map(({ q, answers }) => marksOf(search(q), answers));
  const mean = (of: (mark: (typeof marks)[number]) => number) =>
    marks.reduce((sum, mark) => sum + of(mark), 0) / Math.max(marks.length, 1);
  return {
    count: asked.length,
    first: mean(({ place }) => Number(place === 1)),
    topThree: mean(({ place }) => Number(place >= 1 && place <= 3)),
    firstSection: mean(({ isFirstRow }) => Number(isFirstRow)),
    meanReciprocalRank: mean(({ place }) => (place === 0 ? 0 : 1 / place)),
    gain: mean(({ gain }) => gain),
    refused: mean(({ isRefused }) => Number(isRefused)),
  };
}

function marksOf({ pages, isUnsure }: SearchResults, answers: ExamQuestion['answers']) {
  const gradeOf = (link: string) => answers[link] ?? 0;
  const serving = new Set(
    Object.keys(answers).flatMap((link) => (gradeOf(link) >= SERVES ? [pathOf(link)] : [])),
  );
  const rows = pages.flatMap(({ suggestions }) => suggestions.map(({ link }) => link));
  const best = Object.values(answers).sort((a, b) => b - a);
  return {
    place: pages.findIndex(({ routePath }) => serving.has(routePath)) + 1,
    isFirstRow: gradeOf(rows[0] ?? '') >= SERVES,
    gain: discounted(rows.map(gradeOf)) / Math.max(discounted(best), 1),
    isRefused: pages.length === 0 || isUnsure === true,
  };
}

function discounted(grades: readonly number[]): number {
  return grades
    .slice(0, RANKED)
    .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

function pathOf(link: string): PageResult['routePath'] {
  return link.replace(/#.*/, '') as PageResult['routePath'];
}
