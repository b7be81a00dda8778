import type { Concept } from './query';

/** A set of concepts of a query: the bit of each concept's number. */
export type ConceptSet = number;

/** Returns the concepts that a page may not do without. */
export function requiredConcepts(concepts: readonly Concept[]): ConceptSet {
  return setOf(concepts, ({ optional }) => !optional);
}

export function bitOf(concept: number): ConceptSet {
  return 1 << concept;
}

export function count(set: ConceptSet): number {
  let bits = 0;
  // Each turn takes the lowest bit away.
  for (let left = set; left !== 0; left &= left - 1) bits++;
  return bits;
}

export function setOf<T>(items: readonly T[], belongs: (item: T) => boolean): ConceptSet {
  return items.reduce((set, item, concept) => (belongs(item) ? set | bitOf(concept) : set), 0);
}
