import { nearest, suggest } from '../../spelling/nearest';
import type { Place, Problem } from '../problem';

// What the build may say about callouts, the ids of headings and included fragments.

export function unknownCallout(
  place: Place,
  kind: string,
  form: 'fence' | 'alert',
  known: readonly string[],
): Problem {
  const written = (name: string) => (form === 'fence' ? `:::${name}` : `[!${name.toUpperCase()}]`);
  const hit = nearest(kind, known) ?? known.find((name) => letters(name) === letters(kind));
  return {
    ...place,
    message: `There is no callout "${form === 'fence' ? `:::${kind}` : `[!${kind}]`}".`,
    fix: hit
      ? `Write "${written(hit)}".`
      : `Write one of ${known.map((name) => `"${written(name)}"`).join(', ')}.`,
  };
}

/** The letters of a word, in whatever order they are typed. */
function letters(word: string): string {
  return [...word.toLowerCase()].sort().join('');
}

export function calloutNotClosed(place: Place): Problem {
  return {
    ...place,
    message: 'The callout that begins here is never closed.',
    fix: 'Write a line ":::" below its last line, with as many colons as its first line has.',
  };
}

export function badCalloutTitle(place: Place, kind: string, typed: string): Problem {
  return {
    ...place,
    message: `"${typed}" is no title of a callout.`,
    fix: `Write ":::${kind} Title", or put "\\" before the brace if the title begins with one.`,
  };
}

export function strayColons(place: Place, typed: string): Problem {
  return {
    ...place,
    message: `"${typed}" neither opens nor closes a callout here, so readers would see the colons.`,
    fix: 'Write ":::tip" above and ":::" below a callout, both indented like the text around it; or write "\\:::" if you mean the colons.',
  };
}

export function badHeadingId(place: Place, id: string): Problem {
  return {
    ...place,
    message: `"{#${id}}" holds no id that an address can name.`,
    fix: 'Write letters, digits, "-", "_" and "." only, such as "{#first-steps}".',
  };
}

export function doubledHeadingId(place: Place, id: string): Problem {
  return {
    ...place,
    message: `"{#${id}}" is the id of something else on this page.`,
    fix: 'Choose another id for one of the two.',
  };
}

export function strayHeadingId(place: Place, typed: string): Problem {
  return {
    ...place,
    message: `"${typed}" stands where no heading ends, so it names nothing.`,
    fix: `Put it at the end of a heading, or write "\\${typed}" if you mean the braces.`,
  };
}

export function missingFragment(place: Place, file: string, known: readonly string[]): Problem {
  return {
    ...place,
    message: `There is no fragment "${file}".`,
    fix:
      suggest(file, known, (hit) => `Write "${hit}".`) ??
      'Write the path of a file in a folder "_fragments", seen from this file or, with "/" in front, from content/.',
  };
}

export function notAFragment(place: Place, file: string): Problem {
  return {
    ...place,
    message: `"${file}" is no fragment.`,
    fix: 'Name a file that ends in .md or .mdx and lies in a folder "_fragments".',
  };
}

export function includeCycle(place: Place, file: string): Problem {
  return {
    ...place,
    message: `"${file}" leads back to this file, so the page would never end.`,
    fix: 'Remove it.',
  };
}

export function badInclude(place: Place): Problem {
  return {
    ...place,
    message: '<Include> takes the path of a fragment and nothing else.',
    fix: 'Write <Include file="./_fragments/name.md" /> on a line of its own.',
  };
}

export function fragmentFrontMatter(place: Place): Problem {
  return {
    ...place,
    message: 'A fragment has no front matter; readers would see nothing of it.',
    fix: 'Remove the lines from "---" to "---". A line that divides is "***".',
  };
}
