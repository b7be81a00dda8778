import type { ComponentType } from 'react';
import type { Frontmatter } from '@/lib/content/frontmatter';
import type { ComponentName } from '@/lib/markdown/components';
import type { OverviewGroup } from '@/lib/page/overview';
import type { OwnAppLabels } from '@/lib/settings/labels';
import { OverviewGroups } from '../overview/overview';
import { Challenge, ChallengeProgress } from '../playground/challenges/challenge';
import { ScenarioList } from '../playground/list/scenario-list';
import { OwnApp } from '../playground/own-app/own-app';
import { Playground } from '../playground/playground';
import type { PageContext } from '../site/page-context';
import { Card, CardGrid, LinkCard } from '../ui/cards';
import { Badge, Beside, Box, FileTree, Steps } from './boxes';
import { Callout, type CalloutProps } from './callout/callout';
import { CodeBlock } from './code/code-block';
import { Diagram } from './diagram/diagram';
import { DocLink, Heading, ProseImage, Table, TaskBox } from './elements';
import { EntryFilter } from './entry-filter/entry-filter';
import { Tab, Tabs } from './tabs/tabs';

type Values = {
  context: PageContext;
  /** The pages of the section. */
  pagesAround: () => OverviewGroup[];
  /** The bytes of an example's zip. */
  sizeOfProject: (name: string) => Promise<number>;
  /** The texts of the checks of a sub-app, which one page has. */
  ownAppLabels: OwnAppLabels;
} & Pick<Frontmatter, 'askedAt'>;

/** The elements and components of Markdown. */
export function registryFor({
  context,
  pagesAround,
  sizeOfProject,
  ownAppLabels,
  askedAt,
}: Values) {
  const { labels } = context;

  /** The elements of Markdown that look or do more than those of HTML. */
  const elements = {
    a: given(DocLink, { labels, sizeOfProject }),
    callout: Callout,
    div: Box,
    // The writer's words, else what the kind is called.
    'callout-title': ({ kind, children }: CalloutProps) => children ?? labels.callouts[kind],
    'file-tree': FileTree,
    h2: given(Heading, { labels, level: 2 }),
    h3: given(Heading, { labels, level: 3 }),
    h4: given(Heading, { labels, level: 4 }),
    img: given(ProseImage, { context }),
    input: given(TaskBox, { labels }),
    pre: given(CodeBlock, { labels }),
    table: given(Table, { labels }),
  };

  const overview = () => (
    <div className="plain">
      <OverviewGroups context={context} groups={pagesAround()} />
    </div>
  );
  const components = {
    Badge,
    Beside,
    Card,
    CardGrid,
    Challenge: given(Challenge, { context }),
    ChallengeProgress: given(ChallengeProgress, { context }),
    Diagram: given(Diagram, { context }),
    EntryFilter: given(EntryFilter, { labels, askedAt }),
    LinkCard: given(LinkCard, { labels }),
    Overview: overview,
    OwnApp: given(OwnApp, { labels: ownAppLabels }),
    Playground: given(Playground, { context }),
    ScenarioList: given(ScenarioList, { context }),
    Steps,
    Tab,
    Tabs: given(Tabs, { labels }),
  } satisfies Record<ComponentName, ComponentType<never>>;
  return { ...elements, ...components };
}

/** A component that gets some of its properties here, and the others from the page. */
function given<Props extends object, Name extends keyof Props>(
  Component: ComponentType<Props>,
  values: Pick<Props, Name>,
) {
  return (props: Omit<Props, Name>) => <Component {...({ ...props, ...values } as Props)} />;
}
