/*
 * All that the build may say to a writer: each constant makes one kind of problem. The tests of the
 * checks say when.
 */

export * from './addresses';
export * from './code';
export * from './components';
export * from './front-matter';
export * from './markdown';
export * from './navigation';
export * from './public-files';
export * from './references';
export * from './settings';
export * from './syntax';
