import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Copy from 'lucide-react/icons/copy';
import { fill } from '@/lib/labels/fill';
import type { Labels } from '@/lib/labels/labels';
import type { PageView } from '@/lib/page/page-view';
import { withBase } from '@/lib/routing/base-path';
import { markdownPath } from '@/lib/routing/route-path';
import { CopyOutcome } from '../ui/copy-outcome';
import { ExternalMark } from '../ui/site-link';
import ui from '../ui/ui.module.css';
import styles from './page-actions.module.css';
import { assistantLinks, issueAddress } from './page-links';

/** The button that copies a page as Markdown, and a menu with what else can be done with it. */
export function PageActions({ page, labels }: { page: PageView; labels: Labels }) {
  const { copy, doc } = labels;
  const faces = [
    { shows: undefined, Icon: Copy, text: doc.copyPage },
    { shows: 'copied', Icon: Check, text: copy.copied },
    { shows: 'failed', Icon: CircleAlert, text: copy.failed },
  ];
  return (
    <div className={styles.actions} data-part="page-actions">
      <div data-scripted="" data-part="copy-page">
        <button type="button" className={styles.button} data-prompt={copy.prompt}>
          {faces.map(({ shows, Icon, text }) => (
            <span key={text} className="row" data-shows={shows}>
              <Icon size={16} aria-hidden="true" />
              {text}
            </span>
          ))}
        </button>
        <CopyOutcome {...copy} />
      </div>
      <PageMenu page={page} labels={labels} />
    </div>
  );
}

/**
 * What else can be done with a page; its links work without JavaScript. `listenToPageActions` makes the first
 * two entries those of the place where the reader is.
 */
function PageMenu({ page, labels }: { page: PageView; labels: Labels }) {
  const { doc } = labels;
  const { title, routePath: route, address, markdownAddress, issues, checked: version } = page;
  return (
    <details className={styles.menu} data-dropdown data-part="page-menu">
      <summary className={styles.more} aria-label={doc.pageActions}>
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <ul className={`floating ${ui.dropdown}`}>
        <CopyChoice copies="link" ofPage={doc.copyPageLink} ofSection={doc.copySectionLink} />
        <li>
          <a
            className={`row ${ui.choice}`}
            href={withBase(markdownPath(route))}
            data-part="markdown"
          >
            {doc.openMarkdown}
          </a>
        </li>
        {/* On the page as a whole, the button beside this menu copies its Markdown. */}
        <CopyChoice copies="section" ofSection={doc.copySection} />
        <CopyChoice copies="prompt" ofPage={doc.copyPagePrompt} ofSection={doc.copySectionPrompt} />
        {issues && (
          <li>
            <a
              className={`row ${ui.choice}`}
              href={issueAddress(issues, { title, address, version }, doc)}
              data-part="report"
              data-title={title}
              data-address={address}
              data-version={version}
            >
              <span>{doc.report}</span>
              <ExternalMark labels={labels} />
            </a>
          </li>
        )}
        {assistantLinks(markdownAddress, doc).map(({ name, href }) => (
          <li key={name}>
            <a className={`row ${ui.choice}`} href={href} rel="nofollow">
              {fill(doc.openIn, { assistant: name })}
              <ExternalMark labels={labels} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** An entry that copies something of the page, or of the section where the reader is. */
function CopyChoice(props: { copies: string; ofPage?: string; ofSection: string }) {
  const { copies, ofPage, ofSection } = props;
  return (
    <li data-scripted="" hidden={ofPage === undefined}>
      <button
        type="button"
        className={`row ${ui.choice}`}
        data-copies={copies}
        data-of-section={ofSection}
      >
        {ofPage}
      </button>
    </li>
  );
}
