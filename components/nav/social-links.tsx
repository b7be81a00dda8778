'use client';

import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import type { SocialLink } from '@/lib/config/social-icons';
import { useLabels, useSite } from '../site/site-context';
import { ThemedImage } from '../ui/themed-image';
import ui from '../ui/ui.module.css';
import { useDropdown } from '../ui/use-dropdown';
import tools from './tools.module.css';

const MAX_IN_BAR = 5;

export function SocialLinks() {
  return <SocialList links={useSite().socialLinks} />;
}

/** The first of them in the top bar, and a button for more. */
export function BarSocialLinks() {
  const { socialLinks } = useSite();
  const { nav } = useLabels();
  if (socialLinks.length <= MAX_IN_BAR) return <SocialList links={socialLinks} />;
  return (
    <div className={tools.many}>
      <SocialList links={socialLinks.slice(0, MAX_IN_BAR)} />
      <Popup name={nav.moreLinks} icon={<Ellipsis size={20} aria-hidden="true" />}>
        {/* All of them: where the bar is narrow, none stands beside the button. */}
        <div className={`${ui.dropdown} ${tools.panel}`}>
          <SocialList links={socialLinks} inBar={MAX_IN_BAR} />
        </div>
      </Popup>
    </div>
  );
}

/** `inBar` of the links also stand in the bar, where it is wide enough. */
function SocialList({ links, inBar = 0 }: { links: SocialLink[]; inBar?: number }) {
  const { nav } = useLabels();
  if (links.length === 0) return null;
  return (
    <ul className={tools.social}>
      {links.map((link, index) => {
        const name = link.label ?? nav.contact;
        const icon = (
          <span
            className={ui.social}
            aria-hidden="true"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the build drew it, or the site's owner wrote it
            dangerouslySetInnerHTML={{ __html: link.svg }}
          />
        );
        return (
          <li key={link.mode + link.content} data-in-bar={index < inBar || undefined}>
            {link.mode === 'link' ? (
              <a className={ui.iconButton} href={link.content} aria-label={name}>
                {icon}
              </a>
            ) : (
              <Popup name={name} icon={icon}>
                <SocialContent {...link} name={name} />
              </Popup>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Popup({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) {
  const { box, ...events } = useDropdown();
  return (
    <details ref={box} className={tools.popup} {...events}>
      <summary className={ui.iconButton} aria-label={name}>
        {icon}
      </summary>
      {children}
    </details>
  );
}

/** A text, a picture or the owner's own HTML. */
function SocialContent({ mode, content, name }: SocialLink & { name: string }) {
  const className = `${ui.dropdown} ${tools.panel} ${tools.box}`;
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
