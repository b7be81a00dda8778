import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import type { SidebarGroup, SidebarItem, SidebarLink } from '@/lib/routing/navigation';
import { linksTo } from '@/lib/routing/navigation';
import { isSameRoute } from '@/lib/routing/route-path';
import { fill } from '@/lib/settings/fill';
import { SectionLinks } from '../nav/nav-screen';
import type { PageContext } from '../site/page-context';
import { SIDEBAR_ID } from '../ui/frame-ids';
import { SiteLink, TaggedText } from '../ui/site-link';
import styles from './sidebar.module.css';

/** The pages of a section: a column beside the page; on small screens a popover, which also links to other sections. */
export function Sidebar({
  context,
  folder,
  items,
}: {
  context: PageContext;
  /** On pages of one folder, the sidebar stays as it is: open groups, scroll position. */
  folder: string;
  items: SidebarItem[];
}) {
  const { sidebar } = context.labels;
  return (
    <site-sidebar
      id={SIDEBAR_ID}
      popover="auto"
      className={styles.sidebar}
      data-part="sidebar"
      data-folder={folder}
      data-modal="drawer"
      data-dialog-name={sidebar.name}
      data-closes-at="(width > 960px)"
    >
      <div className={styles.head}>
        <SectionLinks context={context} />
        <button
          type="button"
          className="icon-button"
          popoverTarget={SIDEBAR_ID}
          popoverTargetAction="hide"
          aria-label={sidebar.close}
        >
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <nav aria-label={sidebar.name}>
        <SidebarList items={items} context={context} />
      </nav>
    </site-sidebar>
  );
}

function SidebarList({ items, context }: { items: SidebarItem[]; context: PageContext }) {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, but the order never changes
        <Item key={index} item={item} context={context} />
      ))}
    </ul>
  );
}

function Item({ item, context }: { item: SidebarItem; context: PageContext }) {
  switch (item.kind) {
    case 'link':
      return (
        <li>
          <PageLink item={item} context={context} />
        </li>
      );
    case 'group':
      return <Group group={item} context={context} />;
    case 'header':
      return (
        <li className={`row ${styles.header}`}>
          <TaggedText {...item} />
        </li>
      );
  }
}

function PageLink({
  item,
  context: { path },
}: {
  item: Omit<SidebarLink, 'kind'>;
  context: PageContext;
}) {
  return (
    <SiteLink
      className={`row item ${styles.link}`}
      href={item.link}
      aria-current={isSameRoute(item.link, path) ? 'page' : undefined}
    >
      <TaggedText {...item} />
    </SiteLink>
  );
}

/** Pages under a title that may fold them away, and may be a page itself. */
function Group({ group, context }: { group: SidebarGroup; context: PageContext }) {
  const { text, link } = group;
  const title = (
    <span className={`row ${styles.title}`}>
      <TaggedText {...group} />
    </span>
  );
  const list = <SidebarList items={group.items} context={context} />;
  return (
    <li className={styles.group}>
      {/* Before the summary, which is a button and must not contain a link. */}
      {link !== undefined && <PageLink item={{ ...group, link }} context={context} />}
      {group.collapsible ? (
        // sidebar.element.ts unfolds it when the user opens one of its pages.
        <details
          className={styles.fold}
          data-beside={link === undefined ? undefined : true}
          open={!group.collapsed || linksTo(context.path, [group])}
        >
          <summary className="row item">
            {link === undefined ? (
              title
            ) : (
              <span className="visually-hidden">
                {fill(context.labels.sidebar.pagesUnder, { group: text })}
              </span>
            )}
            <ChevronRight size={16} aria-hidden="true" />
          </summary>
          {list}
        </details>
      ) : (
        <>
          {link === undefined && title}
          {list}
        </>
      )}
    </li>
  );
}
