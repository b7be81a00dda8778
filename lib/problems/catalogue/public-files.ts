import { placed } from '../problem';

// What the build may say about the files of public/, all of which are published as they are.

const PUBLISHED = 'and all files of public/ are published.';

/** Why a file must not be published, and what to do about it. */
const REFUSED = {
  hidden: {
    message: `The name of the file or of its folder begins with a dot, ${PUBLISHED}`,
    fix: 'Delete the file, or move it out of public/. Only the folder ".well-known" may begin with a dot.',
  },
  kind: {
    message: 'The site publishes no files of this kind, because they may hold keys or code.',
    fix: 'Move it out of public/. The site publishes files that end in {kinds}.',
  },
  link: {
    message: `It is a symbolic link, a pipe or a device, so anything could come of it, ${PUBLISHED}`,
    fix: 'Put a regular file there.',
  },
};

export type Refusal = keyof typeof REFUSED;

export const notPublished = placed((refused: Refusal, kinds: readonly string[]) => {
  const { message, fix } = REFUSED[refused];
  return { message, fix: fix.replace('{kinds}', kinds.join(', ')) };
});

/** Of a file where the site or a page has its own; `owner` has that one. */
export const takenFile = placed((path: string, owner: string) => ({
  message: `The export needs a file at ${path}, which collides with a file of ${owner}.`,
  fix: 'Rename one of the two.',
}));
