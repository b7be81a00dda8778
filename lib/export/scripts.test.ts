import { expect, test } from '@jest/globals';
import type { Metafile } from 'esbuild';
import { importCode, refuseSharedState } from './scripts';

const imports = (
  path: string,
  kind: 'import-statement' | 'dynamic-import' = 'import-statement',
) => ({
  path,
  kind,
});
const output = (entryPoint: string | undefined, ...imported: ReturnType<typeof imports>[]) => ({
  bytes: 1,
  inputs: {},
  exports: [],
  imports: imported,
  ...(entryPoint ? { entryPoint } : {}),
});
const METAFILE: Metafile = {
  inputs: {},
  outputs: {
    'x/search-1.js': output(
      'search.tsx',
      imports('x/react-2.js'),
      imports('x/zoom-4.js', 'dynamic-import'),
    ),
    'x/react-2.js': output(undefined, imports('x/part-3.js')),
    'x/part-3.js': output(undefined, imports('x/react-2.js')),
    'x/zoom-4.js': output('zoom.tsx'),
    'x/tabs-5.js': output('tabs.tsx', imports('x/zoom-4.js')),
  },
};

test('a part is requested together with all that it imports', () => {
  expect(importCode(METAFILE, 'search.tsx')).toBe(
    'Promise.all([import("./search-1.js"),import("./react-2.js"),import("./part-3.js")]).then(([app])=>app)',
  );
  expect(importCode(METAFILE, 'tabs.tsx')).toBe(
    'Promise.all([import("./tabs-5.js"),import("./zoom-4.js")]).then(([app])=>app)',
  );
  expect(importCode(METAFILE, 'zoom.tsx')).toBe('import("./zoom-4.js")');
});

test('a part that was not bundled is no part', () => {
  expect(() => importCode(METAFILE, 'other.tsx')).toThrow('Nothing was bundled from other.tsx.');
});

test('a module that keeps something may not be in two scripts', async () => {
  const holds = (path: string): Metafile => ({
    inputs: { [path]: { bytes: 1, imports: [] } },
    outputs: {},
  });
  const [keeps, plain] = ['components/search/site-index.ts', 'lib/routing/links.ts'].map(holds);
  if (!keeps || !plain) throw new Error('Expected two scripts.');
  await expect(refuseSharedState(keeps, keeps)).rejects.toThrow(
    'components/search/site-index.ts keeps something, and both the script of the page and a part that is loaded later import it. Hand over',
  );
  await refuseSharedState(plain, plain);
  await refuseSharedState(keeps, plain);
});
