/** A set of concepts of a query: the bit of each concept's number. */
export type ConceptSet = number;

/** The set that holds one concept. */
export function only(concept: number): ConceptSet {
  return 1 << concept;
}

/** How many concepts a set holds. */
export function count(set: ConceptSet): number {
  let left = set;
  let bits = 0;
  // Each turn takes the lowest bit away.
  for (; left !== 0; left &= left - 1) bits++;
  return bits;
}
