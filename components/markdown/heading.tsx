import type { ComponentProps, ReactNode } from 'react';
import { HeadingLink } from './heading-link';
import styles from './markdown.module.css';
import { textOf } from './text-of';

type HeadingProps = ComponentProps<'h2'> & { children?: ReactNode };

/** A second-level heading with a link to itself. */
export function Heading2(props: HeadingProps) {
  return <Heading level={2} {...props} />;
}

/** A third-level heading with a link to itself. */
export function Heading3(props: HeadingProps) {
  return <Heading level={3} {...props} />;
}

/** A fourth-level heading with a link to itself. */
export function Heading4(props: HeadingProps) {
  return <Heading level={4} {...props} />;
}

function Heading({ level, children, ...props }: HeadingProps & { level: 2 | 3 | 4 }) {
  const Element = `h${level}` as const;
  if (props.id === undefined) return <Element {...props}>{children}</Element>;
  return (
    // The link stands beside the heading: inside, it would become part of the heading's name.
    <div className={styles.heading} data-heading={level}>
      <Element {...props}>{children}</Element>
      <HeadingLink id={props.id} text={textOf(children)} />
    </div>
  );
}
