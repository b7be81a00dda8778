/*
 * All that the build may say to a writer. Each function makes one kind of problem, so that the
 * wording lies in one place and is checked by one snapshot test.
 */

export * from './addresses';
export * from './front-matter';
export * from './markdown';
export * from './navigation';
export * from './references';
