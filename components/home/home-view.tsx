import type { LucideIcon } from 'lucide-react';
import Layers from 'lucide-react/icons/layers';
import Plug from 'lucide-react/icons/plug';
import Route from 'lucide-react/icons/route';
import type { FeatureIcon as FeatureIconName, Hero } from '@/lib/content/frontmatter';
import { readScenario } from '@/lib/playground/read-scenarios';
import type { ViewProps } from '../doc/page-layout';
import { Island } from '../site/island';
import type { PageContext } from '../site/page-context';
import cards from '../ui/cards.module.css';
import { CONTENT_ID } from '../ui/frame-ids';
import { ButtonLink, SiteLink } from '../ui/site-link';
import { ThemedImage } from '../ui/themed-image';
import ui from '../ui/ui.module.css';
import { WholeWords } from '../ui/whole-words';
import styles from './home.module.css';
import scene from './scene.module.css';
import story from './story.module.css';

/** The drawings that front matter may name; any other text is rendered as it is. */
const DRAWINGS: Record<FeatureIconName, LucideIcon> = {
  layers: Layers,
  plug: Plug,
  route: Route,
};

/** The apps of the picture, whose colours the icons have in turn. */
const APPS = ['cart', 'orders', 'notes'];

export function HomeView({ page, context, children }: ViewProps) {
  const { labels } = context;
  const { frontmatter } = page;
  if (frontmatter.pageType !== 'home') return null;
  const { hero, features } = frontmatter;
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={styles.home}>
      <HeroSection hero={hero} context={context} />
      {features.length > 0 && (
        <section className={styles.features} aria-label={labels.home.features}>
          <ul>
            {features.map(({ title, details, icon, link, span }, index) => (
              <li
                key={title}
                className={`${cards.card} ${styles.feature}`}
                data-span={span}
                data-leads={link === undefined ? undefined : ''}
              >
                <span className={styles.icon} data-app={APPS[index % APPS.length]}>
                  <FeatureIcon name={icon} />
                </span>
                <h2 className={cards.title}>
                  {link === undefined ? title : <SiteLink href={link}>{title}</SiteLink>}
                </h2>
                <p>
                  <WholeWords text={details} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {children && (
        <div className={`prose ${story.body}`}>
          {children}
          <Actions hero={hero} />
        </div>
      )}
    </main>
  );
}

function HeroSection({ hero, context }: { hero: Hero; context: PageContext }) {
  const { labels } = context;
  const { name, text, tagline, install, facts, image, scenario } = hero;
  // One image: browsers would lay out an inline drawing again for each part that an image shows.
  const picture = image && (
    <ThemedImage width={640} height={480} className={scene.picture} {...image} />
  );
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <h1>
          <span className={styles.name}>{name}</span>{' '}
          <span>
            <WholeWords text={text} />
          </span>
        </h1>
        {tagline && <p className={styles.tagline}>{tagline}</p>}
        <Actions hero={hero} />
        {scenario && context.site.playground && (
          <p className={`wrap text-links ${styles.playground}`} data-part="open">
            <SiteLink href={context.site.playground}>{labels.playground.open}</SiteLink>
          </p>
        )}
        {install && (
          <figure className={`row ${styles.install}`} data-code="">
            <site-code />
            <pre translate="no">
              <code>{install}</code>
            </pre>
          </figure>
        )}
      </div>
      {/* A button runs a scenario in place of the picture. Running needs 206 kB, five times what the page has loaded by
          then, so nothing starts by itself. */}
      {picture && scenario && (
        <section
          className={scene.scene}
          aria-label={readScenario(scenario).title}
          data-part="playground"
          data-playground={scenario}
        >
          <Island
            name="playground"
            failure={labels.playground.loadFailed}
            file="/static/playground/scenarios.json"
            starts="pressed"
            query={`playground=${scenario}`}
            props={{ id: scenario, isScene: true }}
            fallback={
              <div className={scene.drawing}>
                {picture}
                <button type="button" className={ui.button} data-quiet="" data-scripted="">
                  {labels.home.run}
                </button>
              </div>
            }
          />
        </section>
      )}
      {!scenario && picture}
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map(({ value, text: fact, link }) => (
            <li key={link}>
              <SiteLink href={link}>
                <strong>{value}</strong> {fact}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The buttons of the first screen, which end a page with a text once more. */
function Actions({ hero: { actions } }: { hero: Hero }) {
  if (actions.length === 0) return null;
  return (
    <p className={`wrap ${ui.buttons}`}>
      {actions.map(({ link, text, theme }) => (
        <ButtonLink key={link} href={link} isQuiet={theme === 'alt'}>
          {text}
        </ButtonLink>
      ))}
    </p>
  );
}

function FeatureIcon({ name }: { name: string }) {
  const Drawing = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name as FeatureIconName] : undefined;
  return Drawing ? (
    <Drawing size={24} strokeWidth={1.75} aria-hidden="true" />
  ) : (
    <span aria-hidden="true">{name}</span>
  );
}
