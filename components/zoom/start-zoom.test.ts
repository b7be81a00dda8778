import { expect, test } from '@jest/globals';
import { isChosen, isWorthEnlarging } from './start-zoom';

/** A picture inside of some elements; `matches` answers as a browser does. */
function placed(around: string[], matching: string[] = []) {
  return {
    closest: (selector: string) => selector.split(', ').find((part) => around.includes(part)),
    matches(selector: string): boolean {
      if (selector === '##') throw new DOMException('no selector', 'SyntaxError');
      return matching.includes(selector);
    },
  };
}

/** A picture that has come, and how large it is shown. */
function sized(width: number, height: number, picture: Partial<HTMLImageElement> = {}) {
  return {
    complete: true,
    currentSrc: 'http://localhost/a.png',
    naturalWidth: width,
    getBoundingClientRect: () => ({ width, height }) as DOMRect,
    ...picture,
  };
}

test('all pictures are chosen where the settings name no selector, else those it fits', () => {
  expect(isChosen(placed([]), undefined)).toBe(true);
  expect(isChosen(placed([], ['.a']), '.a')).toBe(true);
  expect(isChosen(placed([], ['.a']), '.b')).toBe(false);
});

test.each(['a[href]', 'button', 'summary', 'label', 'h2'])(
  'a picture in %s is never chosen',
  (around) => {
    expect(isChosen(placed([around]), undefined)).toBe(false);
    expect(isChosen(placed([around], ['.a']), '.a')).toBe(false);
  },
);

test('an invalid selector throws with its setting and its text, for the first picture only', () => {
  expect(() => isChosen(placed([]), '##')).toThrow(
    'themeConfig.imageZoom.selector is not a valid selector: "##"',
  );
  expect(isChosen(placed([]), '##')).toBe(false);
});

test.each([
  ['as large as it is shown', 600, false],
  ['a little larger', 640, false],
  ['much larger', 1200, true],
  ['smaller', 300, false],
])('a picture that is %s: %i, worth it: %s', (_, naturalWidth, isWorth) => {
  expect(isWorthEnlarging(sized(600, 400, { naturalWidth }), false)).toBe(isWorth);
});

test.each(['/a.svg', '/A.SVG'])(
  'the drawing %s is worth it at any size but that of a sign',
  (file) => {
    const drawing = { currentSrc: `http://localhost${file}` };
    expect(isWorthEnlarging(sized(600, 400, drawing), false)).toBe(true);
    expect(isWorthEnlarging(sized(20, 64, drawing), false)).toBe(true);
    expect(isWorthEnlarging(sized(63, 20, drawing), false)).toBe(false);
  },
);

test('a picture with a larger one behind it is worth it at any size', () => {
  expect(isWorthEnlarging(sized(20, 20), true)).toBe(true);
});

test.each([
  ['has not come', sized(600, 400, { complete: false })],
  ['could not be had', sized(600, 400, { naturalWidth: 0 })],
  ['is hidden', sized(0, 0, { naturalWidth: 1200 })],
])('a picture that %s is not worth it', (_, picture) => {
  expect(isWorthEnlarging(picture, false)).toBe(false);
  expect(isWorthEnlarging(picture, true)).toBe(false);
});
