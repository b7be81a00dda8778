import { expect, test } from '@jest/globals';
import { RESERVED_IDS } from '@/lib/markdown/syntax/heading-id';
import * as frameIds from './frame-ids';

test('no heading can have the id of a part of the frame', () => {
  expect(RESERVED_IDS).toEqual(expect.arrayContaining(Object.values(frameIds)));
});
