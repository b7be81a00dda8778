import ChevronDown from 'lucide-react/icons/chevron-down';
import type { NavItem } from '@/lib/routing/navigation';
import { isSameRoute, isUnder } from '@/lib/routing/route-path';
import { scopeKey } from '@/lib/routing/scope';
import type { PageContext } from '../site/page-context';
import { SiteLink, TaggedText } from '../ui/site-link';
import ui from '../ui/ui.module.css';
import styles from './nav.module.css';

export function NavMenu({ context }: { context: PageContext }) {
  const items = navItems(context);
  if (items.length === 0) return null;
  const at = (side: NavItem['position']) => items.filter(({ position }) => position === side);
  return (
    <nav className={styles.menu} aria-label={context.labels.frame.mainNavigation}>
      <NavList items={at('left')} context={context} />
      <NavList items={at('right')} context={context} />
    </nav>
  );
}

function NavList({ items, context }: { items: NavItem[]; context: PageContext }) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.text}>
          {item.items ? (
            <NavGroup item={item} context={context} />
          ) : (
            <NavLink item={item} context={context} className={`row ${styles.item}`} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A named group of links that opens under the top bar; works without JavaScript. */
function NavGroup({ item, context }: { item: NavItem; context: PageContext }) {
  const { items = [], ...self } = item;
  return (
    <site-dropdown data-opens-on="hover">
      <details className={styles.group}>
        <summary className={`row ${styles.item}`} aria-current={currentState(item, context.path)}>
          <TaggedText {...item} />
          <ChevronDown size={16} aria-hidden="true" />
        </summary>
        <ul className={`floating ${ui.dropdown}`}>
          {(item.link === undefined ? items : [self, ...items]).map((child) => (
            <li key={child.text}>
              <NavLink item={child} context={context} className={`row item ${ui.choice}`} />
            </li>
          ))}
        </ul>
      </details>
    </site-dropdown>
  );
}

export function NavLink({
  item,
  context: { path },
  className,
}: {
  item: NavItem;
  context: PageContext;
  className: string | undefined;
}) {
  return (
    <SiteLink className={className} href={item.link ?? ''} aria-current={currentState(item, path)}>
      <TaggedText {...item} />
    </SiteLink>
  );
}

/** The navigation of the reader's language and version. */
export function navItems({ site, scope }: PageContext): NavItem[] {
  return site.nav[scopeKey(scope)] ?? [];
}

/** For `aria-current`: `page` if an item links to the page, `true` if the page belongs to it. */
export function currentState(item: NavItem, path: string): 'page' | 'true' | undefined {
  if (item.link !== undefined && isSameRoute(item.link, path)) return 'page';
  if (item.activeMatch !== undefined) {
    return item.activeMatch.some((match) => isUnder(path, match)) ? 'true' : undefined;
  }
  return item.items?.some((child) => currentState(child, path)) ? 'true' : undefined;
}
