import { highlightedText, highlightRanges } from './highlight';
import { type IndexSource, type SearchEngine, SearchFailure } from './search-engine';
import type { PageResult, SearchResults, Suggestion } from './types';

/** The pages whose index the checked engine must be given, by their files. */
export const CONFORMANCE_PAGES: Record<string, string> = {
  'api/loadApp.md':
    '# Garfish.loadApp\n\nLoads an app by hand.\n\n## Usage\n\nCall it with a name.\n\n### In a tab\n\nKeep the app.',
  'guide/sandbox.md': '# Sandbox\n\nKeeps apps apart: 沙箱.\n\n## Options\n\nOpen or closed.',
  'guide/again/sandbox.md': '# Sandbox\n\nAnother page of the same title.',
  'hello.md': '# Hello\n\nA café. The sandbox is explained elsewhere.',
};

/**
 * What an engine does otherwise than `SearchEngine` says, in sentences; nothing when it conforms.
 * It must not be loaded yet, and `source` must lead it to the index of `CONFORMANCE_PAGES`.
 */
export async function faultsOf(engine: SearchEngine, source: IndexSource): Promise<string[]> {
  const faults: string[] = [];
  const expect = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };

  const failure = await engine.search('sandbox').catch((thrown: unknown) => thrown);
  const isTold = failure instanceof SearchFailure && failure.kind === 'not-loaded';
  expect(isTold, 'a search before loading rejects with the failure "not-loaded"');
  await engine.load(source);
  await engine.load(source);

  for (const nothing of ['', '   ', '...', 'nowhere', '__proto__', '<img src=x onerror=y>']) {
    const { query, pages, groups } = await engine.search(nothing);
    expect(query === nothing, `the results of "${nothing}" tell their query`);
    expect(pages.length + groups.length === 0, `"${nothing}" finds nothing`);
  }
  for (const [query, link] of LINKS) {
    const results = await engine.search(query);
    const first = results.pages[0]?.suggestions[0];
    expect(first?.link === link, `"${query}" leads to ${link} first, not to ${first?.link}`);
    faults.push(...shapeFaults(results, source));
  }
  const twins = (await engine.search('sandbox')).pages.filter(({ title }) => title === 'Sandbox');
  expect(twins.length === 2, 'two pages of one title are two results');
  return faults;
}

/** What is typed, and where the first row leads. */
const LINKS = [
  ['loadApp', '/api/loadApp'],
  ['LOADAPP', '/api/loadApp'],
  ['garfish.loadapp', '/api/loadApp'],
  ['usage', '/api/loadApp#usage'],
  ['sandbox options', '/guide/sandbox#options'],
  ['options sandbox', '/guide/sandbox#options'],
  ['cafe', '/hello'],
  ['CAFÉ', '/hello'],
  ['elsewhere', '/hello'],
] as const;

function shapeFaults({ query, pages, groups }: SearchResults, { groups: site }: IndexSource) {
  const names = [...site.sections.map(({ text }) => text), site.others];
  const shown = groups.map(({ name }) => name);
  const faults = pages.flatMap((page) => pageFaults(page, query));
  if (`${names.filter((name) => shown.includes(name))}` !== `${shown}`) {
    faults.push(`the groups of "${query}" are not those of the site in their order`);
  }
  for (const { name, count } of groups) {
    const held = pages.filter(({ group }) => group === name).length;
    if (count < held || held === 0) faults.push(`"${query}" counts ${count} pages in ${name}`);
  }
  return faults;
}

function pageFaults({ title, routePath, suggestions }: PageResult, query: string): string[] {
  const order = suggestions.map(({ type }) => ['title', 'header', 'content'].indexOf(type));
  const isOrdered = order.every((kind, index) => index === 0 || kind >= (order[index - 1] ?? 0));
  return [
    ...(suggestions.length > 0 ? [] : [`${routePath} has no row for "${query}"`]),
    ...(isOrdered ? [] : [`the rows of ${routePath} are not in the order of their types`]),
    ...suggestions.flatMap((row) => {
      const isRight =
        row.title === title &&
        row.query === query &&
        row.link.split('#')[0] === routePath &&
        row.header.split(' > ')[0] === title &&
        areInside(row);
      return isRight ? [] : [`a row of ${routePath} is wrong: ${JSON.stringify(row)}`];
    }),
  ];
}

function areInside(row: Suggestion): boolean {
  const text = highlightedText(row);
  return highlightRanges(text, row.highlightInfoList).every(
    ({ start, end }) => start < end && end <= text.length,
  );
}
