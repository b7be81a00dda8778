const UNINDEXED = new Set(
  (
    'a an and are as at be been between but by can could did do does for from get had has have how ' +
    'i if in into is it its me my not of on only or our own should so than that the their them ' +
    'then there these they this to was we were what when where which while who why will with would ' +
    'you your'
  ).split(' '),
);

/** Of Chinese, every single character stays in the index: each begins other words. */
const CHINESE = new Set(
  '如何 怎么 怎样 为什么 什么 使用 可以 的 了 吗 呢 在 是 和 与 中 里'.split(' '),
);

/** Whether a word, in its normal form, stands in so many texts that the index leaves it out there. */
export function isUnindexed(word: string): boolean {
  return UNINDEXED.has(word);
}

/** Whether a word, in its normal form, says nothing about what is looked for. */
export function isStopWord(word: string): boolean {
  return UNINDEXED.has(word) || CHINESE.has(word);
}
