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

/** A fault of the site's own program rather than of the writer, who must know of it all the same. */
export function lostInCompiling(place: Place, typed: string): Problem {
  return {
    ...place,
    message: `${typed} got lost on the way to the page.`,
    fix: 'Write it in another way, and report this: nothing that is typed may get lost.',
  };
}

export function surplusCell(place: Place, columns: number): Problem {
  return {
    ...place,
    message: `This cell stands beyond the ${columns} columns of the table, so nobody would see it.`,
    fix: 'Add a column to the head, or write "\\|" where the sign is part of the text.',
  };
}

export function unusedFootnote(place: Place, name: string): Problem {
  return {
    ...place,
    message: `Nothing refers to the footnote "${name}", so nobody would see it.`,
    fix: `Write "[^${name}]" where it belongs, or remove it.`,
  };
}

export function doubledFootnote(place: Place, name: string): Problem {
  return {
    ...place,
    message: `There is another footnote "${name}", so nobody would see this one.`,
    fix: 'Give it a name of its own.',
  };
}

/** `sign` is one character. */
export function unseenSign(place: Place, sign: string): Problem {
  const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return {
    ...place,
    message: `The sign U+${code} cannot be seen, and changes what stands around it.`,
    fix: 'Remove it; in code write it as an escape.',
  };
}

export function brokenBytes(place: Place): Problem {
  return {
    ...place,
    message: 'Something here is not UTF-8, so the letters are lost.',
    fix: 'Save the file as UTF-8 and write the letters anew.',
  };
}

export function inlineStyle(place: Place): Problem {
  return {
    ...place,
    message: 'The attribute "style" is not drawn: pages allow styles of the site alone.',
    fix: 'Remove it. What is missing in Markdown can become a component.',
  };
}

export function pictureSet(place: Place, name: string): Problem {
  return {
    ...place,
    message: `The pictures of the attribute "${name}" are neither checked nor found under a base path.`,
    fix: 'Name one picture in "src".',
  };
}

/** A file that a page fetches by itself, other than a picture. */
export function foreignFile(place: Place, address: string): Problem {
  return {
    ...place,
    message: `The file "${address}" lies on another host, from which pages fetch nothing.`,
    fix: 'Put a copy of it into public/ and write its path from there, beginning with "/".',
  };
}
