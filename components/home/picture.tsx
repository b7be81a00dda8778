import type { Hero } from '@/lib/content/frontmatter';
import { ThemedImage } from '../ui/themed-image';
import styles from './picture.module.css';

/** The picture; its layers come in one after the other, each in an image of its own that moves without painting. */
export function Picture({ image: { src, alt, layers } }: { image: NonNullable<Hero['image']> }) {
  const shown = { width: 640, height: 480, className: styles.picture };
  if (layers.length === 0) return <ThemedImage {...shown} src={src} alt={alt} />;
  const partOf = (id: string) =>
    typeof src === 'string'
      ? `${src}#${id}`
      : { light: `${src.light}#${id}`, dark: `${src.dark}#${id}` };
  return (
    <div className={styles.layers}>
      <ThemedImage {...shown} src={partOf('base')} alt={alt} />
      {layers.map((id) => (
        <ThemedImage key={id} {...shown} src={partOf(id)} alt="" />
      ))}
    </div>
  );
}
