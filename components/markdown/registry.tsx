import type { ComponentType } from 'react';
import type { ComponentName } from '@/lib/markdown-components';
import type { OverviewGroup } from '@/lib/navigation/types';
import { OverviewGroups } from '../overview/overview-groups';
import { Playground } from '../playground/playground';
import { Badge, Since } from './badge/badge';
import { Beside, FileTree, Highlight, Steps } from './boxes';
import { Callout, CalloutTitle } from './callout/callout';
import { Card, CardGrid, LinkCard } from './cards/cards';
import { Diagram } from './diagram/diagram';
import { DocLink, Heading, type HeadingProps, Pre, ProseImage } from './elements';
import { Table, TaskBox } from './labelled-elements';
import styles from './pages-around.module.css';
import { PackageManagerTabs, Tab, Tabs } from './tabs/tabs';

/** The elements of Markdown that look or do more than those of HTML. */
const ELEMENTS = {
  a: DocLink,
  callout: Callout,
  'callout-title': CalloutTitle,
  h2: (props: HeadingProps) => <Heading level={2} {...props} />,
  h3: (props: HeadingProps) => <Heading level={3} {...props} />,
  h4: (props: HeadingProps) => <Heading level={4} {...props} />,
  img: ProseImage,
  input: TaskBox,
  pre: Pre,
  table: Table,
};

/** The elements and components of Markdown. `pagesAround` returns the pages of the section. */
export function registryFor(pagesAround: (headings?: readonly number[]) => OverviewGroup[]) {
  const overview = ({ headings }: { headings?: readonly number[] }) => (
    <div className={styles.pages}>
      <OverviewGroups groups={pagesAround(headings)} />
    </div>
  );
  const components = {
    Badge,
    Beside,
    Card,
    CardGrid,
    Diagram,
    FileTree,
    Highlight,
    LinkCard,
    Overview: overview,
    PackageManagerTabs,
    Playground,
    Since,
    Steps,
    Tab,
    TabItem: Tab,
    Tabs,
  } satisfies Record<ComponentName, ComponentType<never>>;
  return { ...ELEMENTS, ...components };
}
