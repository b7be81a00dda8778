import { suggest } from '../../spelling/nearest';
import type { Place, Problem } from '../problem';

// What the build may say about the text of a page.

export function badMarkdown(place: Place, detail: string): Problem {
  return {
    ...place,
    message: `The text cannot be read: ${detail}`,
    fix: 'In .mdx files, "<" and "{" begin code: write "\\<" and "\\{", or put them between backticks.',
  };
}

export function moduleSyntax(place: Place): Problem {
  return {
    ...place,
    message: 'Pages cannot import or export.',
    fix: 'Remove the line. Components can be used by their name, without import.',
  };
}

export function unknownComponent(place: Place, name: string, known: readonly string[]): Problem {
  return {
    ...place,
    message: `There is no component <${name}>.`,
    fix:
      suggest(name, known, (hit) => `Write <${hit}>.`) ?? 'Put it between backticks if it is code.',
  };
}

export function refusedElement(place: Place, name: string): Problem {
  return {
    ...place,
    message: `<${name}> is not allowed in a page, since it brings foreign content or code in.`,
    fix: 'Remove it. What is missing in Markdown can become a component.',
  };
}

export function refusedHandler(place: Place, name: string): Problem {
  return {
    ...place,
    message: `The attribute "${name}" holds code, which does not reach the reader.`,
    fix: 'Remove it.',
  };
}

export function refusedExpression(place: Place, expression: string): Problem {
  return {
    ...place,
    message: `"{${expression}}" is code; pages hold text and plain values only.`,
    fix: 'Write "\\{" if you mean the brace, or put it between backticks.',
  };
}
