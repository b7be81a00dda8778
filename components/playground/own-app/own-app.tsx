import { useId } from 'react';
import { withBase } from '@/lib/routing/base-path';
import type { OwnAppLabels } from '@/lib/settings/labels';
import field from '../../ui/field.module.css';
import ui from '../../ui/ui.module.css';
import { CheckList } from './check-list';
import styles from './own-app.module.css';

/** The same as one file, for readers whose browser keeps this page from their own server. */
export const OWN_APP_FILE = '/static/playground/check-my-sub-app.txt';

/**
 * A field for the URL of a reader's own sub-app, and what is checked. `startOwnApp` runs the checks, and the
 * export lets this page connect to `localhost`, by `data-connects` (lib/export/content-policy.ts).
 */
export function OwnApp({ labels, hasFile = true }: { labels: OwnAppLabels; hasFile?: boolean }) {
  const id = useId();
  const { form } = labels;
  return (
    <div className={styles.box} data-own-app="" data-labels={JSON.stringify(labels)} data-wide>
      <form
        className={styles.form}
        data-part="own-app"
        data-scripted=""
        data-connects="localhost"
        noValidate
      >
        <div className={`wrap ${field.field}`}>
          <label htmlFor={id}>{form.field}</label>
          <input
            id={id}
            type="url"
            name="entry"
            required
            defaultValue="http://localhost:8091/"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-status`}
          />
          <button type="submit" className={ui.button}>
            {form.check}
          </button>
        </div>
        <p id={`${id}-status`} role="status" />
      </form>
      <noscript>
        <p>{form.manually}</p>
      </noscript>
      {/* The results take the place of what it holds. */}
      <div data-results="">
        <CheckList labels={labels} />
      </div>
      {hasFile && (
        <p>
          {form.file}{' '}
          <a href={withBase(OWN_APP_FILE)} download="check-my-sub-app.html">
            {form.download}
          </a>
        </p>
      )}
    </div>
  );
}
