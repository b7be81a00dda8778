import type { Feature } from '@/lib/content/frontmatter';
import { FeatureIcon } from '../ui/feature-icon';
import { SiteLink } from '../ui/site-link';
import { FeatureList } from './feature-list';
import styles from './home.module.css';

/** The cards under the hero, on a grid of twelve columns. */
export function Features({ features }: { features: Feature[] }) {
  return (
    <FeatureList>
      {features.map(({ title, details, icon, link, span }) => (
        <li key={title} className={styles.feature} data-span={span}>
          <span className={styles.icon}>
            <FeatureIcon name={icon} />
          </span>
          <h2>{link === undefined ? title : <SiteLink href={link}>{title}</SiteLink>}</h2>
          <p>{details}</p>
        </li>
      ))}
    </FeatureList>
  );
}
