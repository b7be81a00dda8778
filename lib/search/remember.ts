/** A function that remembers its last answers; those that were asked for longest ago go first. */
export function remember<T>(
  answer: (question: string) => T,
  most: number,
): (question: string) => T {
  const answers = new Map<string, T>();
  return (question) => {
    const known = answers.get(question);
    const result = known ?? answer(question);
    answers.delete(question);
    answers.set(question, result);
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    return result;
  };
}
