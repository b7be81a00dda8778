import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { explain } from './explanations';
import { readTrace } from './trace';

const FOLDER = 'lib/playground/traces';
const EVENTS = readdirSync(FOLDER).flatMap((file) =>
  readTrace(readFileSync(`${FOLDER}/${file}`, 'utf8')),
);
/** Every name of a hook, and every kind of event, that the recorded runs contain. */
const SORTS = new Map(
  EVENTS.map((event) => [
    event.kind === 'hook' || event.kind === 'state' ? event.name : event.kind,
    event,
  ]),
);

test.each([...SORTS])('%s is explained, and leads to the reference', (_, event) => {
  const { text, see } = explain(event);
  expect(text).toMatch(/\.$/);
  const [page = '', anchor] = see.split('#');
  const file = ['.mdx', '.md', '/index.mdx']
    .map((ending) => `content${page}${ending}`)
    .find((path) => read(path) !== undefined);
  expect(file).toBeDefined();
  if (anchor) expect(read(file ?? '')).toMatch(new RegExp(`^### \`${anchor}\`$`, 'im'));
});

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
