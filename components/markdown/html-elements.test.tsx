import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Box, textOf } from './html-elements';

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
  expect(textOf(node)).toBe('The run of 2 apps');
});

const Picture = (_: { alt: string }) => null;

test('the text of a picture is its description', () => {
  expect(textOf([<Picture key="a" alt="A drawing" />, ' here'])).toBe('A drawing here');
});

test('a `<div>` of the writer keeps its attributes', () => {
  const box = <Box context={{} as never} id="box" className="wide" lang="de" />;
  expect(renderToStaticMarkup(box)).toBe('<div id="box" lang="de" class="flow wide"></div>');
});
