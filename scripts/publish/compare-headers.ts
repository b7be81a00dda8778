import { HTTPS_HEADERS, headersOfAnswers, ruleOf } from '../../lib/export/host-rules';

/**
 * Collects the headers that a host sends otherwise than the table says. A host does so for many files in the
 * same way, so there is one sentence for each header and value, with the number of files and one of them. The
 * address of the site has its base path.
 */
export function sentHeaders({ protocol, pathname }: URL) {
  const basePath = decodeURI(pathname.replace(/\/$/, ''));
  const always = headersOfAnswers(basePath, protocol === 'https:');
  /** The files of each sentence. */
  const known = new Map<string, string[]>();
  return {
    compare(path: string, headers: Headers) {
      const { 'Content-Type': _, ...own } = ruleOf(`/${path}`).headers;
      for (const [name, wanted] of Object.entries({ ...always, ...own })) {
        const sent = headers.get(name);
        // How long browsers remember https, and for which hosts, is up to the operator.
        if (sent !== null && (name in HTTPS_HEADERS || isSame(sent, wanted))) continue;
        // Compression varies an answer, too.
        if (name === 'Vary' && sent?.split(/, */).includes(wanted)) continue;
        const told = `${name} is ${sent === null ? 'missing' : `"${sent}"`} instead of "${wanted}"`;
        known.set(told, [...(known.get(told) ?? []), path]);
      }
    },
    faults() {
      return [...known]
        .map(([told, paths]) => {
          const others = paths.length > 1 ? ` and ${paths.length - 1} more` : '';
          return `${told}: ${paths.sort()[0]}${others}.`;
        })
        .sort();
    },
  };
}

/** Whether they hold the same parts, in any order. */
function isSame(sent: string, wanted: string) {
  const [parts, others] = [sent, wanted].map((text) =>
    text
      .toLowerCase()
      .split(/[,;]/)
      .map((part) => part.replaceAll(' ', ''))
      .sort()
      .join(),
  );
  return parts === others;
}
