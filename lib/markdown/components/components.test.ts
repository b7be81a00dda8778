import { expect, test } from '@jest/globals';
import { isPageAddress } from '../tree/jsx';
import { COMPONENTS, componentNamed } from '.';

const attributes = Object.entries(COMPONENTS).flatMap(([component, rule]) =>
  Object.entries(rule.attributes).map(([name, { takes }]) => ({ component, name, takes })),
);

test('links of components are resolved and checked, and nothing else is taken for one', () => {
  for (const { component, name, takes } of attributes) {
    const attribute = { type: 'mdxJsxAttribute' as const, name, value: '' };
    expect([component, name, isPageAddress(attribute)]).toEqual([
      component,
      name,
      takes === 'page address',
    ]);
  }
});

test('what a component may hold, or must stand in, is a component', () => {
  for (const { holds, within } of Object.values(COMPONENTS)) {
    for (const name of [...(within ? [within] : []), ...(typeof holds === 'string' ? [] : holds)]) {
      expect(COMPONENTS).toHaveProperty(name);
    }
  }
});

test('only the names of the table have a rule', () => {
  expect(componentNamed('Tabs')).toBe(COMPONENTS.Tabs);
  for (const name of ['tabs', 'constructor', 'toString', '', null]) {
    expect(componentNamed(name)).toBeUndefined();
  }
});
