import type { ReactNode } from 'react';
import type { Hero } from '@/lib/content/frontmatter';
import { readScenario } from '@/lib/playground/scenarios';
import type { PageContext } from '../site/page-context';
import { ThemedImage } from '../ui/themed-image';
import ui from '../ui/ui.module.css';
import scene from './scene.module.css';

/** The picture, as one image: browsers would lay out a drawing again for each part that an image shows. */
export function Picture({ image: { src, alt } }: { image: NonNullable<Hero['image']> }) {
  return <ThemedImage width={640} height={480} className={scene.picture} src={src} alt={alt} />;
}

/**
 * The picture, and a button that runs a scenario in its place. `startPlaygrounds` answers it. Running needs
 * 206 kB, five times what the page has loaded by then, so nothing starts by itself.
 */
export function Scene({
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
      data-scene=""
    >
      <div className={scene.drawing} data-preview="">
        {picture}
        <button
          type="button"
          className={ui.button}
          data-quiet=""
          data-scripted=""
          data-loading={labels.playground.loading}
        >
          {labels.home.run}
        </button>
        <p role="status" data-failed={labels.playground.loadFailed} />
      </div>
    </section>
  );
}
