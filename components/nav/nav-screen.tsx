import Menu from 'lucide-react/icons/menu';
import PanelLeft from 'lucide-react/icons/panel-left';
import X from 'lucide-react/icons/x';
import type { NavItem } from '@/lib/routing/navigation';
import type { PagesByKey } from '@/lib/routing/scope';
import { AppearanceToggle } from '../appearance/appearance-toggle';
import type { PageContext } from '../site/page-context';
import { NAV_SCREEN_ID, SIDEBAR_ID } from '../ui/frame-ids';
import { SiteLink } from '../ui/site-link';
import { NavLink, navItems } from './nav-menu';
import styles from './nav-screen.module.css';
import { SocialLinks } from './social-links';
import { SwitcherLists } from './switchers';

export type BarProps = { context: PageContext; pages: PagesByKey; hasSidebar: boolean };

/** The navigation of small screens: a button in the top bar, and the screen that it opens. */
export function NavScreen({ context, pages, hasSidebar }: BarProps) {
  const { labels, site } = context;
  const { frame, nav } = labels;
  return (
    <>
      {/* Icon and name for both states; CSS chooses by `aria-expanded`. */}
      <button
        type="button"
        className={`icon-button ${styles.hamburger}`}
        popoverTarget={NAV_SCREEN_ID}
        aria-expanded={false}
        aria-controls={NAV_SCREEN_ID}
      >
        <Menu data-when="closed" aria-hidden="true" />
        <X data-when="open" aria-hidden="true" />
        <span className="visually-hidden" data-when="closed">
          {nav.openMenu}
        </span>
        <span className="visually-hidden" data-when="open">
          {nav.closeMenu}
        </span>
      </button>
      <div
        id={NAV_SCREEN_ID}
        popover="auto"
        className={styles.screen}
        role="dialog"
        aria-modal="true"
        aria-label={frame.mainNavigation}
        data-modal="screen"
        data-closes-at="(width >= 768px)|(width > 960px)"
      >
        <nav aria-label={frame.mainNavigation}>
          <NavRows items={navItems(context)} context={context} />
          {site.playground && (
            <SiteLink className={`row ${styles.pages}`} href={site.playground}>
              {frame.playground}
            </SiteLink>
          )}
          {hasSidebar && (
            <button
              type="button"
              className={`row ${styles.pages}`}
              popoverTarget={SIDEBAR_ID}
              data-opens="sidebar"
            >
              <PanelLeft size={20} aria-hidden="true" />
              {labels.sidebar.name}
            </button>
          )}
        </nav>
        <SwitcherLists context={context} pages={pages} />
        <AppearanceToggle labels={labels} site={site} className={`row ${styles.pages}`} />
        <SocialLinks context={context} />
      </div>
    </>
  );
}

function NavRows({ items, context }: { items: NavItem[]; context: PageContext }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.text}>
          {item.link === undefined ? (
            <p className={`row ${styles.heading}`}>{item.text}</p>
          ) : (
            <NavLink item={item} context={context} className={`row ${styles.row}`} />
          )}
          {item.items && <NavRows items={item.items} context={context} />}
        </li>
      ))}
    </ul>
  );
}

/** The links of this screen in a row, for the drawer with the pages of a section. */
export function SectionLinks({ context }: { context: PageContext }) {
  const sections = navItems(context).filter(({ link }) => link !== undefined);
  if (sections.length < 2) return null;
  return (
    <nav aria-label={context.labels.frame.mainNavigation}>
      <ul>
        {sections.map((section) => (
          <li key={section.text}>
            <NavLink item={section} context={context} className={`row ${styles.section}`} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
