import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { withBase } from '@/lib/routing/base-path';
import { scopeKey } from '@/lib/routing/scope';
import { siteSections } from '@/lib/routing/sections';
import type { Labels } from '@/lib/settings/labels';
import type { PageContext } from '../site/page-context';
import ui from '../ui/ui.module.css';
import styles from './search-dialog.module.css';
import type { PageIndex } from './site-index';

/** The search as it opens, so that the user can type at once. React renders the results (search-app.tsx). */
export function SearchDialog({ context }: { context: PageContext }) {
  const { search } = context.labels;
  const { start } = context.searchLinks;
  return (
    <dialog
      className={styles.dialog}
      aria-label={search.button}
      data-part="search"
      // It says the same on all pages of a language and version.
      data-region="search"
      data-key={scopeKey(context.scope)}
      data-index={JSON.stringify(pageIndex(context))}
    >
      <div className={`stack floating ${styles.panel}`}>
        <search className={`row ${styles.field}`}>
          <Search size={20} aria-hidden="true" />
          <input
            // In a `search` input, Escape clears the text first, and browsers add a button of their own.
            type="text"
            role="combobox"
            aria-label={search.placeholder}
            aria-expanded="false"
            aria-autocomplete="list"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={search.placeholder}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={search.clear}
            data-part="search-clear"
          >
            <X size={18} aria-hidden="true" />
          </button>
          <form method="dialog" className={styles.cancel}>
            <button type="submit">{search.cancel}</button>
          </form>
        </search>
        <div data-part="search-groups" />
        <div data-part="search-found">
          <div data-part="search-results" />
          <div role="status" className="row" data-part="search-loading">
            {search.loading}
          </div>
          <div data-part="search-hint">
            <p>{search.invitation}</p>
            {start.length > 0 && (
              <p className="wrap text-links" data-part="search-help">
                {start.map(({ text, link }) => (
                  <a key={link} href={withBase(link)}>
                    {text}
                  </a>
                ))}
              </p>
            )}
          </div>
          <div data-part="search-message" role="alert" hidden>
            <p>{search.unavailable}</p>
            <button
              type="button"
              className={ui.button}
              data-quiet=""
              // Its text after each kind of failure (open-search.ts)
              data-retry={search.retry}
              data-reload={search.reload}
            >
              {search.retry}
            </button>
          </div>
        </div>
        <Hints search={search} />
      </div>
    </dialog>
  );
}

/** Hints about keys. A screen reader knows most of them from the roles. */
function Hints({ search }: Pick<Labels, 'search'>) {
  return (
    <p className={`row ${styles.hints}`} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> <span>{search.hintMove}</span>
      </span>
      <span>
        <kbd>↵</kbd> <span>{search.hintOpen}</span>
      </span>
      <span>
        <kbd>Esc</kbd> <span>{search.hintClose}</span>
      </span>
    </p>
  );
}

function pageIndex({ site, scope, labels }: PageContext): PageIndex {
  const { defaultVersion } = site.scopes;
  const key = scopeKey(site.isSearchVersioned ? scope : { ...scope, version: defaultVersion });
  const sections = siteSections(site.nav[key] ?? []).map(({ text, paths }) => ({ text, paths }));
  return { scope: key, groups: { sections, others: labels.search.others } };
}
