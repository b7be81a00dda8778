import { Children, isValidElement, type ReactNode } from 'react';
import type { Labels } from '@/lib/labels/labels';
import { TabGroup, type TabProps } from './tab-group';

export function Tabs({
  groupId,
  defaultValue,
  tabPosition = 'left',
  labels,
  children,
}: {
  groupId?: string;
  defaultValue: string;
  tabPosition?: 'left' | 'center';
  labels: Labels;
  children?: ReactNode;
}) {
  const tabs = Children.toArray(children)
    .filter((child) => isValidElement<TabProps>(child))
    .map(({ props }) => props);
  return (
    <TabGroup
      groupId={groupId}
      tabs={tabs}
      chosen={Math.max(
        0,
        tabs.findIndex(({ value }) => value === defaultValue),
      )}
      position={tabPosition}
      labels={labels}
    />
  );
}

export function Tab({ children }: TabProps) {
  return children;
}

/** Tabs that the build has made of one command, one for each package manager. */
export function PackageManagerTabs({ children }: { children?: ReactNode }) {
  return children;
}
