import nextJest from 'next/jest.js';

const unitTests = nextJest({ dir: './' })({
  testEnvironment: '<rootDir>/scripts/checks/test-environment.mjs',
  globalSetup: '<rootDir>/scripts/checks/share-cache.mjs',
  // A test that loads the whole site takes more than the usual five seconds on a busy machine.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/{app,components,lib,scripts,tests,examples}/**/*.test.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/(\\.next|\\.tmp|lab)/', '<rootDir>/out'],
  // Node loads .mjs files as they are; compiled, they would be no ES modules any more.
  transformIgnorePatterns: ['\\.mjs$'],
});

/**
 * Unit tests beside the files they test, as native ES modules (`npm run test:unit`). `maxWorkers` is not an argument of
 * that command, which would make a second one on the command line a list.
 */
export default async () => ({ ...(await unitTests()), maxWorkers: '100%' });
