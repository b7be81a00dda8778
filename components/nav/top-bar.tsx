import { withBase } from '@/lib/routing/base-path';
import { scopeKey } from '@/lib/routing/scope';
import { fill } from '@/lib/settings/fill';
import { AppearanceToggle } from '../appearance/appearance-toggle';
import { SearchButton } from '../search/search-button';
import type { PageContext } from '../site/page-context';
import { ThemedImage } from '../ui/themed-image';
import styles from './nav.module.css';
import { NavMenu } from './nav-menu';
import { type BarProps, NavScreen } from './nav-screen';
import { BarSocialLinks } from './social-links';
import { Switchers } from './switchers';
import tools from './tools.module.css';

export function TopBar(props: BarProps) {
  const { context, pages, hasSidebar } = props;
  const { labels, site } = context;
  return (
    <header
      className={styles.bar}
      data-part="navbar"
      data-region="navbar"
      data-key={`${scopeKey(context.scope)} ${hasSidebar}`}
      data-hides={site.hideNavbar === 'auto' ? 'auto' : undefined}
    >
      <div className={`row ${styles.inner}`}>
        <Logo context={context} />
        <NavMenu context={context} />
        <SearchButton labels={labels} />
        <div className={tools.tools}>
          <Switchers context={context} pages={pages} />
          <AppearanceToggle labels={labels} site={site} />
          <BarSocialLinks context={context} />
        </div>
        <NavScreen {...props} />
      </div>
    </header>
  );
}

function Logo({ context: { site, labels, home } }: { context: PageContext }) {
  const { logo, logoText, title } = site;
  return (
    <a
      className={`row ${styles.logo}`}
      href={withBase(home)}
      aria-label={fill(labels.frame.home, { title })}
    >
      {logo && <ThemedImage src={logo} alt="" height={32} />}
      {logoText}
    </a>
  );
}
