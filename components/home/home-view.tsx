import type { Feature, Hero as HeroData } from '@/lib/content/frontmatter';
import type { PageView } from '@/lib/page/page-view';
import { CONTENT_ID } from '../ui/part-ids';
import { ButtonLink, SiteLink } from '../ui/site-link';
import { ThemedImage } from '../ui/themed-image';
import { FeatureIcon } from './feature-icon';
import { FeatureList } from './feature-list';
import styles from './home.module.css';

export function HomeView({ page }: { page: PageView<'home'> }) {
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={styles.home}>
      <Hero hero={page.hero} />
      {page.features.length > 0 && <Features features={page.features} />}
      {page.body && <div className={`prose ${styles.body}`}>{page.body}</div>}
    </main>
  );
}

/** The first screen: what this is, where to begin, and a picture. */
function Hero({ hero }: { hero: HeroData }) {
  const { name, text, tagline, actions, image } = hero;
  return (
    <div className={styles.hero} data-picture={image ? true : undefined}>
      <div className={styles.words}>
        <h1>
          <span className={styles.name}>{name}</span> <span>{unbrokenWords(text)}</span>
        </h1>
        {tagline && <p className={styles.tagline}>{tagline}</p>}
        {actions.length > 0 && (
          <p className={styles.actions}>
            {actions.map((action) => (
              <ButtonLink key={action.link} href={action.link} isQuiet={action.theme === 'alt'}>
                {action.text}
              </ButtonLink>
            ))}
          </p>
        )}
      </div>
      {image && <ThemedImage className={styles.picture} {...image} width={640} height={480} />}
    </div>
  );
}

/** Keeps words such as "micro-frontend" on one line; in large letters a break at the hyphen hurts. */
function unbrokenWords(text: string) {
  return text.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

function Features({ features }: { features: Feature[] }) {
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
