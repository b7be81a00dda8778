import type { PageContext } from '../site/page-context';
import styles from './frame.module.css';

/** What is said where a page, or the script of this one, does not come; hidden until then. */
export function Notices({ context: { labels, scope } }: { context: PageContext }) {
  const { frame } = labels;
  return (
    <>
      <div role="alert" className={styles.notice} data-part="no-page" data-kept={scope.lang} hidden>
        <p data-when="offline">{frame.offline}</p>
        <p data-when="unreachable">{frame.unreachable}</p>
        <button type="button">{frame.retry}</button>
      </div>
      <div
        role="alert"
        className={styles.notice}
        data-part="no-script"
        data-kept={scope.lang}
        hidden
      >
        <p>{frame.scriptFailed}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address loads this page again, without a script */}
        <a href="">{frame.reload}</a>
      </div>
    </>
  );
}
