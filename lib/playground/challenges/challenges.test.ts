import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { shownFiles } from '../edits';
import { CHALLENGE_IDS, CHALLENGES } from './index';

const PAGE = readFileSync('content/playground/challenges.mdx', 'utf8');

test('the page holds every challenge once, in order, below a heading with its title', () => {
  const shown = [...PAGE.matchAll(/^## (.*) \{#([\w-]+)\}\n\n<Challenge name="([\w-]+)" \/>$/gm)];
  expect(shown.map(([, title, anchor, name]) => [title, anchor, name])).toEqual(
    CHALLENGE_IDS.map((id) => [CHALLENGES[id].title, id, id]),
  );
});

test.each(CHALLENGE_IDS)(
  'the solution of %s changes files that the reader sees, and nothing is left out',
  (id) => {
    const { solution, hints, actions, start, ...challenge } = CHALLENGES[id];
    const files = shownFiles({ actions, start, ...challenge }, {});
    expect(Object.keys(solution)).not.toEqual([]);
    for (const [name, text] of Object.entries(solution)) {
      expect(files).toHaveProperty([name]);
      expect(text).not.toBe(files[name]);
    }
    expect(hints.length).toBeGreaterThan(0);
    expect(Object.keys(actions)).toEqual(
      expect.arrayContaining(start.filter((name) => name !== 'mount')),
    );
  },
);
