import { englishSearch } from '../../tests/relevance/english-search';
import { EXAM, measure, partOf } from '../../tests/relevance/exam';
import { commandLine } from '../command-line.mjs';

// Puts the graded questions to the search of the pages as they are, and prints how well it answers them, by
// part. `npm run exam -- --questions` adds each question of the first two parts that is not answered first.

const { values } = commandLine({
  usage: 'npm run exam -- [--questions]',
  options: { questions: { type: 'boolean' } },
});
const { search } = await englishSearch();
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

for (const part of ['train', 'tune', 'exam'] as const) {
  const asked = EXAM.filter((question) => partOf(question) === part);
  const isAnswerable = ({ answers }: (typeof asked)[number]) => Object.keys(answers).length > 0;
  const answerable = asked.filter(isAnswerable);
  const without = asked.filter((question) => !isAnswerable(question));
  const figures = measure(answerable, search);
  console.log(
    `${part}: ${figures.count} questions, first ${percent(figures.first)}, first three ${percent(figures.topThree)},` +
      ` MRR ${figures.meanReciprocalRank.toFixed(3)}, nDCG@10 ${figures.gain.toFixed(3)},` +
      ` first row ${percent(figures.firstSection)}, refused ${percent(figures.refused)}` +
      ` and ${percent(measure(without, search).refused)} of the ${without.length} without an answer`,
  );
  if (part === 'exam' || !values.questions) continue;
  for (const question of answerable) {
    if (measure([question], search).first < 1) console.log(`  ${question.q}`);
  }
}
