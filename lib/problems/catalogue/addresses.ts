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

/** Of a former address in `_moved.json`. */
export function reservedFormer(place: Place, from: string): Problem {
  return {
    ...place,
    message: `The former address ${from} is used by the site itself.`,
    fix: 'Remove the entry.',
  };
}

/** Of a former address that answers already: by a page, a slug, or an earlier entry. */
export function takenFormer(place: Place, from: string, owner: string): Problem {
  return {
    ...place,
    message: `The former address ${from} belongs to ${owner}.`,
    fix: 'Remove the entry. Addresses that differ only in upper and lower case count as one.',
  };
}

/** Of an address that leads to a page, but is not the page's own; `route` is where it ends, if anywhere. */
export function formerTarget(place: Place, to: string, route: string | undefined): Problem {
  return {
    ...place,
    message: `"${to}" is itself a further address, so readers would be led on from there.`,
    fix: route === undefined ? "Write the page's own address." : `Write "${route}".`,
  };
}

export function takenFormerId(place: Place, id: string, page: string): Problem {
  return {
    ...place,
    message: `The former id "${id}" is one that ${page} has now.`,
    fix: 'Remove the entry.',
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
