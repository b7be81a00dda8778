import type { LucideIcon } from 'lucide-react';
import Blocks from 'lucide-react/icons/blocks';
import Box from 'lucide-react/icons/box';
import Gauge from 'lucide-react/icons/gauge';
import Globe from 'lucide-react/icons/globe';
import Layers from 'lucide-react/icons/layers';
import Plug from 'lucide-react/icons/plug';
import Puzzle from 'lucide-react/icons/puzzle';
import Rocket from 'lucide-react/icons/rocket';
import Route from 'lucide-react/icons/route';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Workflow from 'lucide-react/icons/workflow';
import Zap from 'lucide-react/icons/zap';
import type { Hero as HeroData } from '@/lib/content/frontmatter';
import type { Labels } from '@/lib/labels/labels';
import type { PageView } from '@/lib/page/page-view';
import { isSameRoute } from '@/lib/routing/route-path';
import { ReadingOffer } from '../reading/reading-offer';
import type { PageContext } from '../site/page-context';
import { CONTENT_ID } from '../ui/part-ids';
import { ButtonLink, SiteLink } from '../ui/site-link';
import { ThemedImage } from '../ui/themed-image';
import styles from './home.module.css';

/** The drawings that front matter may name; any other text (an emoji) is shown as it is. */
const FEATURE_ICONS: Record<string, LucideIcon> = {
  blocks: Blocks,
  box: Box,
  gauge: Gauge,
  globe: Globe,
  layers: Layers,
  plug: Plug,
  puzzle: Puzzle,
  rocket: Rocket,
  route: Route,
  shield: ShieldCheck,
  workflow: Workflow,
  zap: Zap,
};

export function HomeView({ page, context }: { page: PageView<'home'>; context: PageContext }) {
  const { labels } = context;
  return (
    <>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.home}>
        <Hero hero={page.hero} labels={labels} />
        {page.features.length > 0 && (
          <section className={styles.features} aria-label={labels.home.features}>
            <ul>
              {page.features.map(({ title, details, icon, link, span }) => (
                <li key={title} className={styles.feature} data-span={span}>
                  <span className={styles.icon}>
                    <FeatureIcon name={icon} />
                  </span>
                  <h2>
                    {link === undefined ? (
                      title
                    ) : (
                      <SiteLink labels={labels} href={link}>
                        {title}
                      </SiteLink>
                    )}
                  </h2>
                  <p>{details}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        {page.body && <div className={`prose ${styles.body}`}>{page.body}</div>}
      </main>
      {isSameRoute(context.path, context.home) && <ReadingOffer labels={labels} />}
    </>
  );
}

/** The first screen: what this is, where to begin, and a picture. */
function Hero({ hero, labels }: { hero: HeroData; labels: Labels }) {
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
            {actions.map(({ link, text: words, theme }) => (
              <ButtonLink key={link} labels={labels} href={link} isQuiet={theme === 'alt'}>
                {words}
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

/** The icon of a feature card; it adds nothing to the card's words. */
function FeatureIcon({ name }: { name: string }) {
  const Drawing = Object.hasOwn(FEATURE_ICONS, name) ? FEATURE_ICONS[name] : undefined;
  return Drawing ? (
    <Drawing size={24} strokeWidth={1.75} aria-hidden="true" />
  ) : (
    <span aria-hidden="true">{name}</span>
  );
}
