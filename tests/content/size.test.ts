import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { heroOf } from '../../lib/page/hero-facts';

test('the introduction says how large Garfish is, as the home page measures it', async () => {
  const facts = [{ value: '{size} kB', text: '', link: '/' }];
  const [size] = heroOf({ name: 'A', text: 'B', actions: [], facts }, 'en').facts;
  const text = await readFile('content/guide/quick-start/index.mdx', 'utf8');
  expect(text).toContain(`The \`garfish\` package is ${size?.value}, minified and gzipped.`);
});
