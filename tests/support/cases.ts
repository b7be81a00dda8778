/** How many random cases each property is tried with: `npm run fuzz` sets more. */
export const CASES = casesOr(500);

/** @param usual how many there are where nobody has chosen a number */
export function casesOr(usual: number) {
  const { PROPERTY_CASES: chosen = String(usual) } = process.env;
  if (/^[1-9]\d*$/.test(chosen)) return { numRuns: Number(chosen) };
  // Without a number of cases, each property would hold.
  throw new Error(`PROPERTY_CASES is "${chosen}". Write a whole number from 1 on.`);
}
