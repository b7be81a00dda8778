import type { ReactNode } from 'react';
import type { PageContext } from '../site/page-context';
import ui from '../ui/ui.module.css';
import styles from './progress.module.css';

/** The thin line over the top bar while a page takes long to load, and its text for assistive technology. */
export function ProgressBar({ context: { labels, scope } }: { context: PageContext }) {
  return (
    <div
      className={styles.progress}
      data-part="progress"
      data-region="progress"
      data-key={scope.lang}
    >
      <p className="visually-hidden" aria-live="polite" data-text={labels.frame.loading} />
    </div>
  );
}

/** Error notices for failed page or script loads. Hidden by default. */
export function Notices({ context: { labels, scope } }: { context: PageContext }) {
  const { frame } = labels;
  return (
    <>
      <Notice name="no-page" lang={scope.lang}>
        <p data-when="offline">{frame.offline}</p>
        <p data-when="unreachable">{frame.unreachable}</p>
        <button type="button" className={ui.button} data-quiet="">
          {frame.retry}
        </button>
      </Notice>
      <Notice name="no-script" lang={scope.lang}>
        <p>{frame.scriptFailed}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address loads this page again, without a script */}
        <a href="" className={ui.button} data-quiet="">
          {frame.reload}
        </a>
      </Notice>
    </>
  );
}

function Notice({ name, lang, children }: { name: string; lang: string; children: ReactNode }) {
  return (
    <div
      role="alert"
      className={`row floating ${styles.notice}`}
      data-part={name}
      data-region={name}
      data-key={lang}
      hidden
    >
      {children}
    </div>
  );
}
