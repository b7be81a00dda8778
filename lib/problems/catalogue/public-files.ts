import { placed } from '../problem';

// What the build may say about the files of public/, all of which are published as they are.

const PUBLISHED = 'and all files of public/ are published.';

/** Why a file must not be published, and what to do about it. */
const REFUSED = {
  foreign: {
    message: 'The file loads something from another host as soon as it is opened.',
    fix: 'Copy what it loads into public/, and write its path from there, starting with "/".',
  },
  hidden: {
    message: `The name of the file or of its folder begins with a dot, ${PUBLISHED}`,
    fix: 'Delete the file, or move it out of public/. Only the folder ".well-known" may begin with a dot.',
  },
  key: {
    message: `The file holds a private key or the token of a service, ${PUBLISHED}`,
    fix: 'Move it out of public/. If it has been published before, replace the key.',
  },
  kind: {
    message: 'The site publishes no files of this kind, because they may hold keys or code.',
    fix: 'Move it out of public/. The site publishes files that end in {kinds}.',
  },
  link: {
    message: `It is a symbolic link, a pipe or a device, so anything could come of it, ${PUBLISHED}`,
    fix: 'Put a regular file there.',
  },
  name: {
    message:
      'The name holds a sign that means something else in a URL, or that some systems do not allow.',
    fix: 'Rename the file: letters, digits, spaces, "-", "_", "." and the like are right.',
  },
  'runs-code': {
    message: 'The file could run code with the rights of the site when it is opened by its URL.',
    fix: 'Save it in UTF-8, without scripts, event handlers, frames, entities, foreign objects and style sheets of XML.',
  },
  settings: {
    message: `Programs keep their settings or keys in files of this name, ${PUBLISHED}`,
    fix: 'Move it out of public/, or give it another name if readers need it.',
  },
  tool: {
    message: `The file lies in a folder that a program has made for itself, ${PUBLISHED}`,
    fix: 'Delete the folder, or move it out of public/.',
  },
};

export type Refusal = keyof typeof REFUSED;

export const notPublished = placed((refused: Refusal, kinds: readonly string[]) => {
  const { message, fix } = REFUSED[refused];
  return { message, fix: fix.replace('{kinds}', kinds.join(', ')) };
});

/** Of a file of the export where another one is, or where another one needs a folder; `owner` has that one. */
export const takenFile = placed((path: string, owner: string) => ({
  message: `The export needs a file at ${path}, which collides with a file of ${owner}.`,
  fix: 'Rename one of the two.',
}));

export const tooLongPath = placed((path: string) => ({
  message: `The path ${path.slice(0, 40)}… is too long for the name of a file.`,
  fix: 'Choose a shorter one: at most 200 letters between two slashes, and 1,000 altogether.',
}));
