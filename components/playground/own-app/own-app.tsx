import { useId } from 'react';
import { withBase } from '@/lib/routing/base-path';
import type { OwnAppLabels } from '@/lib/settings/labels';
import { Island } from '../../site/island';
import ui from '../../ui/ui.module.css';
import { CheckList } from './check-list';
import styles from './own-app.module.css';

/**
 * A field for the URL of a user's sub-app, and what is checked. The export lets this page connect to `localhost`, by
 * `data-connects` (lib/export/content-policy.ts).
 */
export function OwnApp({ labels, hasFile = true }: { labels: OwnAppLabels; hasFile?: boolean }) {
  const id = useId();
  const { form } = labels;
  return (
    <div className={styles.box} data-own-app="" data-wide>
      <Island
        name="own-app"
        failure={form.failed}
        file="/static/playground/own-app.json"
        starts="pressed"
        props={{ labels }}
        fallback={<CheckList labels={labels} />}
      >
        <form
          className={styles.form}
          data-part="own-app"
          data-scripted=""
          data-connects="localhost"
          noValidate
        >
          <div className={`wrap ${ui.field}`}>
            <label htmlFor={id}>{form.field}</label>
            <input
              id={id}
              type="url"
              name="entry"
              required
              defaultValue="http://localhost:8091/"
              autoComplete="off"
              spellCheck={false}
            />
            <button type="submit" className={ui.button}>
              {form.check}
            </button>
          </div>
        </form>
        <noscript>
          <p>{form.manually}</p>
        </noscript>
      </Island>
      {hasFile && (
        <p>
          {form.file}{' '}
          <a
            href={withBase('/static/playground/check-my-sub-app.txt')}
            download="check-my-sub-app.html"
          >
            {form.download}
          </a>
        </p>
      )}
    </div>
  );
}
