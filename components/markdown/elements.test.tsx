import { expect, test } from '@jest/globals';
import { shownWords } from './elements';

test('takes the text out of elements at any depth', () => {
  const node = [
    'The ',
    <code key="a">run</code>,
    <em key="b">
      {' '}
      of <b>{2}</b> apps
    </em>,
    null,
    false,
  ];
  expect(shownWords(node)).toBe('The run of 2 apps');
});

const Picture = (_: { alt: string }) => null;

test('a picture says what its description says', () => {
  expect(shownWords([<Picture key="a" alt="A drawing" />, ' here'])).toBe('A drawing here');
});
