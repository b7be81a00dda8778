import { expect, test } from '@jest/globals';
import { COMPONENT_NAMES } from '@/lib/markdown/components/table';
import { registryFor } from './registry';

test('each component that Markdown may use is there, and no other', () => {
  const components = Object.keys(registryFor(() => [])).filter((name) => /^[A-Z]/.test(name));
  expect(components.sort()).toEqual([...COMPONENT_NAMES].sort());
});
