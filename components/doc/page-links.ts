import { fill } from '@/lib/labels/fill';
import type { Labels } from '@/lib/labels/labels';

/** Chat assistants that take a question from their address, up to its text. */
const ASSISTANTS = {
  Claude: 'https://claude.ai/new?q=',
  ChatGPT: 'https://chatgpt.com/?prompt=',
};

/** Links that put the Markdown of a page before an assistant. */
export function assistantLinks(
  address: string,
  labels: Labels['doc'],
): { name: string; href: string }[] {
  const question = encodeURIComponent(fill(labels.question, { address }));
  return Object.entries(ASSISTANTS).map(([name, start]) => ({ name, href: start + question }));
}

type Problem = {
  title: string;
  /** The URL of the page, or of a heading on it. */
  address: string;
  section?: string | undefined;
  version?: string | undefined;
  quote?: string | undefined;
};

/** The address of a new issue in which a reader only has to say what is wrong. */
export function issueAddress(issues: string, problem: Problem, labels: Labels['doc']): string {
  const { title, address, section, version, quote } = problem;
  const facts = [
    fill(labels.issuePage, { address }),
    ...(section ? [fill(labels.issueSection, { section })] : []),
    ...(version ? [fill(labels.issueVersion, { version })] : []),
  ];
  const parts = [facts.join('\n'), ...(quote ? [`> ${quote}`] : []), labels.issueQuestion];
  const query = new URLSearchParams({
    title: fill(labels.issueTitle, { title }),
    body: `${parts.join('\n\n')}\n`,
  });
  return `${issues}?${query}`;
}
