import type { OverviewGroup } from '@/lib/navigation/types';
import { Badge } from './badge/badge';
import { Highlight } from './badge/highlight';
import { Since } from './badge/since';
import { Callout, CalloutTitle } from './callout/callout';
import { Card, CardGrid, LinkCard } from './cards/cards';
import { Pre } from './code/pre';
import { Diagram } from './diagram/diagram';
import { DocLink } from './doc-link';
import { FileTree } from './file-tree/file-tree';
import { Heading2, Heading3, Heading4 } from './heading';
import { PagesAround } from './pages-around/pages-around';
import { ProseImage } from './prose-image';
import { Steps } from './steps/steps';
import { Table } from './table';
import { PackageManagerTabs, Tab, Tabs } from './tabs/tabs';
import { TaskBox } from './task-box';

/**
 * All elements and components that the Markdown of a page may use besides plain HTML. `pagesAround`
 * gives the pages of its section, with their headings of some levels.
 */
export function registryFor(pagesAround: (headings?: readonly number[]) => OverviewGroup[]) {
  const overview = ({ headings }: { headings?: readonly number[] }) => (
    <PagesAround groups={pagesAround(headings)} />
  );
  return {
    a: DocLink,
    callout: Callout,
    'callout-title': CalloutTitle,
    h2: Heading2,
    h3: Heading3,
    h4: Heading4,
    img: ProseImage,
    input: TaskBox,
    pre: Pre,
    table: Table,
    Badge,
    Card,
    CardGrid,
    Diagram,
    FileTree,
    Highlight,
    LinkCard,
    Overview: overview,
    PackageManagerTabs,
    Since,
    Steps,
    Tab,
    TabItem: Tab,
    Tabs,
  };
}
