import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Copy from 'lucide-react/icons/copy';
import type { Labels } from '@/lib/labels/labels';
import type { PageView } from '@/lib/page/page-view';
import styles from './page-actions.module.css';
import { PageMenu } from './page-menu';

/** The button that copies a page as Markdown, and a menu with what else can be done with it. */
export function PageActions({ page, labels }: { page: PageView; labels: Labels }) {
  const { copy, doc } = labels;
  const states = [
    { state: undefined, Icon: Copy, text: doc.copyPage },
    { state: 'copied', Icon: Check, text: copy.copied },
    { state: 'failed', Icon: CircleAlert, text: copy.failed },
  ];
  return (
    <div className={styles.actions} data-part="page-actions">
      <div className={styles.scripted} data-part="copy-page" data-prompt={copy.prompt}>
        <button type="button" className={styles.button}>
          {states.map(({ state, Icon, text }) => (
            <span key={text} data-state={state} data-shown={state ? undefined : true}>
              <Icon size={16} aria-hidden="true" />
              {text}
            </span>
          ))}
        </button>
        <span className="visually-hidden" aria-live="polite" />
      </div>
      <PageMenu page={page} labels={labels} />
    </div>
  );
}
