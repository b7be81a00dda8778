/*
 * All that the build may say to a writer. Each constant makes one kind of problem, so that the
 * wording lies in one place and is checked by the snapshot beside it.
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
