import type { OverviewGroup } from '@/lib/navigation/types';
import { OverviewGroups } from '../../overview/overview-groups';
import styles from './pages-around.module.css';

/** The pages of a section within a text, as the section's overview page would show them. */
export function PagesAround({ groups }: { groups: OverviewGroup[] }) {
  return (
    <div className={styles.pages}>
      <OverviewGroups groups={groups} />
    </div>
  );
}
