import { expect, test } from '@jest/globals';
import { COMPONENT_NAMES } from '@/lib/markdown/component-names';
import { registry } from './registry';

test('each component that Markdown may use is there, and no other', () => {
  const components = Object.keys(registry).filter((name) => /^[A-Z]/.test(name));
  expect(components.sort()).toEqual([...COMPONENT_NAMES].sort());
});
