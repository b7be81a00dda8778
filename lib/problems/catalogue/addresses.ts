import type { Place, Problem } from '../problem';

// What the build may say about the addresses of pages.

export function duplicateRoute(place: Place, route: string, other: string): Problem {
  return {
    ...place,
    message: `The address ${route} already belongs to ${other}.`,
    fix: 'Rename one of the two files. Addresses that differ only in upper and lower case count as one.',
  };
}

export function takenSlug(place: Place, slug: string, other: string): Problem {
  return {
    ...place,
    message: `The slug ${slug} is the address of ${other}.`,
    fix: 'Choose a free address, or remove the slug.',
  };
}

export function reservedAddress(place: Place, route: string): Problem {
  return {
    ...place,
    message: `The address ${route} is used by the site itself.`,
    fix: 'Rename the file or its folder.',
  };
}

export function badFileName(place: Place): Problem {
  return {
    ...place,
    message: 'The file name holds a character that an address cannot hold as it is.',
    fix: 'Use letters, digits, "-", "_" and "." only.',
  };
}

export function missingHome(place: Place, route: string): Problem {
  return {
    ...place,
    message: `There is no home page at ${route}, where the logo and the not-found page lead.`,
    fix: 'Create this file.',
  };
}
