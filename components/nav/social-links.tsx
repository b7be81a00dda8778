'use client';

import Ellipsis from 'lucide-react/icons/ellipsis';
import type { SocialLink } from '@/lib/config/public-site';
import { useLabels, useSite } from '../frame/site-context';
import { SocialIcon } from '../ui/icon';
import { ThemedImage } from '../ui/themed-image';
import ui from '../ui/ui.module.css';
import styles from './nav.module.css';
import { socialName } from './social-name';
import tools from './tools.module.css';
import { useDropdown } from './use-dropdown';

/** How many stand in the top bar; tools.module.css knows the number, too. */
const MAX_IN_BAR = 5;

/** The site's places elsewhere, as icons. */
export function SocialLinks() {
  return <SocialList links={useSite().socialLinks} />;
}

/** The first of them in the top bar, and a button for more. */
export function BarSocialLinks() {
  const { socialLinks } = useSite();
  if (socialLinks.length <= MAX_IN_BAR) return <SocialList links={socialLinks} />;
  return (
    <div className={tools.many}>
      <SocialList links={socialLinks.slice(0, MAX_IN_BAR)} />
      <MoreLinks links={socialLinks} />
    </div>
  );
}

/** Holds all of them: where the bar is narrow, none stands beside the button. */
function MoreLinks({ links }: { links: SocialLink[] }) {
  const { nav } = useLabels();
  const { box, ...events } = useDropdown();
  return (
    <details ref={box} className={tools.popup} {...events}>
      <summary className={ui.iconButton} aria-label={nav.moreLinks}>
        <Ellipsis size={20} aria-hidden="true" />
      </summary>
      <div className={`${styles.dropdown} ${tools.panel}`}>
        <SocialList links={links} />
      </div>
    </details>
  );
}

function SocialList({ links }: { links: SocialLink[] }) {
  const { nav } = useLabels();
  if (links.length === 0) return null;
  return (
    <ul className={tools.social}>
      {links.map((link) => {
        const name = socialName(link, nav.contact);
        return (
          <li key={link.mode + link.content}>
            {link.mode === 'link' ? (
              <a className={ui.iconButton} href={link.content} aria-label={name}>
                <SocialIcon icon={link.icon} />
              </a>
            ) : (
              <SocialBox link={link} name={name} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** An icon that opens a small box with a text, a picture or the owner's own HTML. */
function SocialBox({ link, name }: { link: SocialLink; name: string }) {
  const { box, ...events } = useDropdown();
  return (
    <details ref={box} className={tools.popup} {...events}>
      <summary className={ui.iconButton} aria-label={name}>
        <SocialIcon icon={link.icon} />
      </summary>
      <SocialContent {...link} name={name} />
    </details>
  );
}

function SocialContent({ mode, content, name }: SocialLink & { name: string }) {
  const className = `${styles.dropdown} ${tools.panel} ${tools.box}`;
  if (mode === 'dom') {
    return (
      <div
        className={className}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from site.config.ts, written by the site's owner
        dangerouslySetInnerHTML={{ __html: content }}
      />
    );
  }
  return (
    <div className={className}>
      {mode === 'img' ? <ThemedImage src={content} alt={name} loading="lazy" /> : content}
    </div>
  );
}
