'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { formatLocation, type Problem } from '@/lib/problems/problem';
import { withBase } from '@/lib/routing/base-path';
import ui from '../ui/ui.module.css';
import styles from './content-preview.module.css';

/** Shows each saved change of the content at once, and lists what the writer must put right. */
export function ContentPreview({ problems }: { problems: Problem[] }) {
  const { refresh } = useRouter();
  useEffect(() => {
    const show = () => {
      // After a refresh, Next would still show the not-found page.
      if (document.querySelector('[data-part="not-found"]')) window.location.reload();
      else refresh();
    };
    // Includes changes between the request of the page and this connection.
    const since = Math.floor(performance.timeOrigin);
    const events = new EventSource(withBase(`/content-events?since=${since}`));
    events.addEventListener('change', show);
    return () => events.close();
  }, [refresh]);

  const key = JSON.stringify(problems);
  const [hidden, setHidden] = useState('');
  if (problems.length === 0 || hidden === key) return null;
  return (
    <section
      className={`prose floating ${styles.overlay}`}
      role="alert"
      aria-labelledby="content-problems"
    >
      <h2 id="content-problems">
        {problems.length === 1 ? '1 problem' : `${problems.length} problems`} in the content
      </h2>
      <button type="button" className={ui.button} data-quiet="" onClick={() => setHidden(key)}>
        Hide
      </button>
      <ol>
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>
            <code>{formatLocation(problem)}</code>
            <p>{problem.message}</p>
            <p>{problem.fix}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
