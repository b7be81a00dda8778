import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Box } from './boxes';

test("a box of the writer's own keeps its attributes", () => {
  const box = createElement(Box, { id: 'own', className: 'wide', lang: 'de' }, 'Text');
  expect(renderToStaticMarkup(box)).toBe('<div id="own" lang="de" class="flow wide">Text</div>');
});
