/** How many random cases each property is tried with: `npm run fuzz` sets more. */
export const CASES = { numRuns: Number(process.env.PROPERTY_CASES ?? 500) };
