import { suggest } from '../../spelling/nearest';
import type { Place, Problem } from '../problem';

// What the build may say about blocks of code that show types.

export function wrongTypes(place: Place, detail: string, number: number): Problem {
  return {
    ...place,
    message: `TypeScript refuses this code: ${detail}`,
    fix: `Correct it. If readers are to see the error, announce it in a line above: "// @errors: ${number}".`,
  };
}

export function absentError(place: Place, number: number): Problem {
  return {
    ...place,
    message: `The error ${number} is announced, but TypeScript does not find it.`,
    fix: `Remove ${number}, or write the number that TypeScript gives.`,
  };
}

export function unknownTypeMark(place: Place, name: string, known: readonly string[]): Problem {
  return {
    ...place,
    message: `"@${name}" is neither a mark nor an option of TypeScript.`,
    fix: suggest(name, known, (hit) => `Write "@${hit}".`) ?? 'Remove the line.',
  };
}

export function brokenTypeMark(place: Place, detail: string): Problem {
  return {
    ...place,
    message: `A mark in this code cannot be followed: ${detail}`,
    fix: 'Put "^" under the name that is meant, and write options as "// @name: value".',
  };
}
