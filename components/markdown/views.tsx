import type { ReactNode } from 'react';
import type { Frontmatter } from '@/lib/content/frontmatter';
import type { OverviewGroup } from '@/lib/page/overview';
import type { OwnAppLabels } from '@/lib/settings/labels';
import { Filter } from '../filter/filter';
import { OwnApp as OwnAppChecks } from '../playground/own-app/own-app';
import type { PageContext } from '../site/page-context';
import ui from '../ui/ui.module.css';
import beside from './beside.module.css';
import entryFilter from './entry-filter.module.css';
import steps from './steps.module.css';

/*
 * The views of components of Markdown, by name. Each gets the attributes of its rule (lib/markdown/components), its
 * content, and the context of the page.
 */

export { Feedback } from '../feedback/feedback';
export { Overview } from '../overview/overview';
export { Challenge, ChallengeProgress } from '../playground/challenges/challenge';
export { ScenarioList } from '../playground/list/scenario-list';
export { Playground } from '../playground/playground';
export { Card, CardGrid, LinkCard } from '../ui/cards';
export { Diagram } from './diagram/diagram';
export { Tab, Tabs } from './tabs/tabs';

export type MarkdownContext = PageContext & {
  overviewGroups: () => OverviewGroup[];
  sizeOfProject: (name: string) => Promise<number>;
  ownAppLabels: OwnAppLabels;
} & Pick<Frontmatter, 'askedAt'>;

type Props = { context: MarkdownContext; children?: ReactNode };

export function Beside({ children }: Props) {
  return <site-beside className={beside.beside}>{children}</site-beside>;
}

export function Steps({ children }: Props) {
  return (
    <div className={`flow ${steps.steps}`} data-steps>
      {children}
    </div>
  );
}

export function Badge({
  text,
  type = 'tip',
}: Props & { text: string; type?: 'tip' | 'info' | 'warning' | 'danger' }) {
  return (
    <span className={ui.tag} data-colour={type === 'tip' ? 'success' : type}>
      {text}
    </span>
  );
}

export function EntryFilter({ context: { labels, askedAt = {} } }: Props) {
  const { filter, placeholder, ...status } = labels.entries;
  return (
    <Filter
      label={filter}
      placeholder={placeholder}
      labels={status}
      askedAt={askedAt}
      className={`flow ${entryFilter.box}`}
    />
  );
}

export function OwnApp({ context: { ownAppLabels } }: Props) {
  return <OwnAppChecks labels={ownAppLabels} />;
}
