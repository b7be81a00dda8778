import { Children, isValidElement, type ReactNode } from 'react';
import { TabGroup } from './tab-group';

type TabProps = {
  /** The build adds what the writer has left out. */
  label: string;
  value: string;
  children?: ReactNode;
};

/** Text of which readers see one variant at a time. */
export function Tabs({
  groupId,
  defaultValue,
  tabPosition = 'left',
  children,
}: {
  groupId?: string;
  defaultValue: string;
  tabPosition?: 'left' | 'center';
  children?: ReactNode;
}) {
  const tabs = Children.toArray(children)
    .filter((child) => isValidElement<TabProps>(child))
    .map(({ props }) => props);
  return (
    <TabGroup
      groupId={groupId}
      tabs={tabs.map(({ label, value }) => ({ label, value }))}
      chosen={Math.max(
        0,
        tabs.findIndex(({ value }) => value === defaultValue),
      )}
      position={tabPosition}
      panels={tabs.map((tab) => tab.children)}
    />
  );
}

/** One variant; the group around it shows what is in it. */
export function Tab({ children }: TabProps) {
  return children;
}

/** Tabs that the build has made of one command, one for each package manager. */
export function PackageManagerTabs({ children }: { children?: ReactNode }) {
  return children;
}
