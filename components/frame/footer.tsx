'use client';

import { useState } from 'react';
import { forgetReading } from '@/lib/browser/reading';
import { fill } from '@/lib/labels/labels';
import { printPath, sectionAt, siteSections } from '@/lib/navigation/sections';
import { withBase } from '@/lib/routing/base-path';
import { scopeKey } from '@/lib/routing/scope';
import { useRoutePath } from '../site/route';
import { useLabels, useScope, useSite } from '../site/site-context';
import styles from './frame.module.css';

/** The end of every page: the site's message, the site in forms to keep, and what forgets the reader. */
export function Footer() {
  const { frame } = useLabels();
  const { footer, nav } = useSite();
  const { scope, prefix } = useScope();
  const path = useRoutePath();
  const [forgottenOn, setForgottenOn] = useState<string>();
  const hasForgotten = forgottenOn === path;
  const message = footer[scope.lang];
  const section = sectionAt(path, siteSections(nav[scopeKey(scope)] ?? []));

  function forget() {
    forgetReading(path);
    setForgottenOn(path);
  }

  return (
    <footer className={styles.footer} data-part="footer">
      {message && <p>{message}</p>}
      <p>
        {section && (
          <a href={withBase(printPath(section, prefix))}>
            {fill(frame.printSection, { section: section.text })}
          </a>
        )}
        <a href={withBase('/offline.zip')} download>
          {frame.offlineCopy}
        </a>
        <button type="button" onClick={forget}>
          <span aria-live="polite">{hasForgotten ? frame.forgotten : frame.forget}</span>
        </button>
      </p>
    </footer>
  );
}
