import { Children, isValidElement, type ReactNode, useId } from 'react';
import { fill } from '@/lib/labels/fill';
import type { Labels } from '@/lib/labels/labels';
import ui from '../ui/ui.module.css';
import styles from './compare.module.css';
import { shownWords } from './elements';

/** A table that compares one thing with others. On a phone the style sheet shows it beside the chosen one. */
export function Compare({ labels, children }: { labels: Labels; children?: ReactNode }) {
  const name = useId();
  const [, first = '', ...others] = headsIn(children);
  return (
    <div className={styles.compare}>
      <fieldset className="wrap" data-part="compare">
        <legend>{fill(labels.doc.compare, { name: first })}</legend>
        {others.map((other, index) => (
          <label key={other} className={ui.button} data-quiet="">
            <input type="radio" name={name} defaultChecked={index === 0} />
            {other}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}

/** The names of the columns of a table. */
function headsIn(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    return child.type === 'th' ? [shownWords(child)] : headsIn(child.props.children);
  });
}
