import type { ReactNode } from 'react';
import type { Hero } from '@/lib/content/frontmatter';
import { readScenario } from '@/lib/playground/scenarios';
import { Island } from '../site/island';
import type { PageContext } from '../site/page-context';
import { ThemedImage } from '../ui/themed-image';
import ui from '../ui/ui.module.css';
import scene from './scene.module.css';

/** The picture, as one image: browsers would lay out a drawing again for each part that an image shows. */
export function Picture({ image: { src, alt } }: { image: NonNullable<Hero['image']> }) {
  return <ThemedImage width={640} height={480} className={scene.picture} src={src} alt={alt} />;
}

/**
 * The picture, and a button that runs a scenario in its place. Running needs 206 kB, five times what the page has
 * loaded by then, so nothing starts by itself.
 */
export function HeroPlayground({
  scenario,
  picture,
  context: { labels },
}: {
  scenario: NonNullable<Hero['scenario']>;
  picture: ReactNode;
  context: PageContext;
}) {
  return (
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
  );
}
