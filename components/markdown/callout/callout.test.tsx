import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Callout } from './callout';

test('the title of details is one thing in its row, so that its words keep their spaces', () => {
  const title = (
    <>
      A <span data-whole="">sub-app</span> stays empty
    </>
  );
  const html = renderToStaticMarkup(
    <Callout kind="details">
      {title}
      <p>Text</p>
    </Callout>,
  );
  expect(html).toContain(
    '<summary><span>A <span data-whole="">sub-app</span> stays empty</span></summary><p>Text</p>',
  );
});
