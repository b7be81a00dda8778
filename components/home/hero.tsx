import type { Hero as HeroData } from '@/lib/content/frontmatter';
import { ButtonLink } from '../ui/button-link';
import { ThemedImage } from '../ui/themed-image';
import styles from './home.module.css';

/** The first screen of the home page: what this is, where to begin, and a picture. */
export function Hero({ hero }: { hero: HeroData }) {
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
      {image && (
        <ThemedImage
          className={styles.picture}
          src={image.src}
          alt={image.alt}
          width={640}
          height={480}
        />
      )}
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
