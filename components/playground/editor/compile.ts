import { transform } from 'sucrase';
import { guardLoops } from '@/lib/playground/guard-loops';

/**
 * The script of a built sub-app after a change of its source, TypeScript with or without JSX. Each line stays where
 * it is; the packages that it imports come after it.
 */
export function compile(source: string, modules: string): string {
  return `((require) => {${scriptOf(source)}
})((() => {
  const module = { exports: {} };
  ${modules}
  return function mayImport_(name) {
    if (!Object.hasOwn(module.exports.modules, name)) {
      throw new Error(\`"\${name}" cannot be imported here. There are: \${Object.keys(module.exports.modules).join(', ')}.\`);
    }
    return module.exports.modules[name];
  };
})());
`;
}

function scriptOf(source: string): string {
  try {
    const { code } = transform(source, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    });
    return guardLoops(code);
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    // Thrown in its own line, so that it shows there as all other errors do.
    return `${'\n'.repeat((loc?.line ?? 1) - 1)}throw new SyntaxError(${JSON.stringify(message)});`;
  }
}
