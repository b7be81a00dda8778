'use client';

import { useId } from 'react';
import { useLabels } from '../frame/site-context';
import { IntentLink } from '../ui/intent-link';
import styles from './not-found.module.css';
import { useSuggestions } from './suggestions';

/** Links to the pages that may have been meant; nothing where no page is near. */
export function SuggestionList() {
  const { notFound } = useLabels();
  const routes = useSuggestions();
  const title = useId();
  if (routes.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <p id={title}>{notFound.didYouMean}</p>
      <ul aria-labelledby={title}>
        {routes.map((route) => (
          <li key={route}>
            <IntentLink href={route}>{route}</IntentLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
