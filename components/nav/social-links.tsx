import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import type { SocialLink } from '@/lib/settings/social-icons';
import type { PageContext } from '../site/page-context';
import { ThemedImage } from '../ui/themed-image';
import ui from '../ui/ui.module.css';
import tools from './tools.module.css';

const MAX_IN_BAR = 5;

export function BarSocialLinks({ context }: { context: PageContext }) {
  const links = context.site.socialLinks;
  if (links.length <= MAX_IN_BAR) return <SocialLinks context={context} />;
  return (
    <div className={tools.many}>
      <SocialLinks context={context} links={links.slice(0, MAX_IN_BAR)} />
      <Popup name={context.labels.nav.moreLinks} icon={<Ellipsis size={20} aria-hidden="true" />}>
        {/* All of them: in a narrow bar, only this button is visible. */}
        <div className={`floating ${ui.dropdown} ${tools.panel}`}>
          <SocialLinks context={context} inBar={MAX_IN_BAR} />
        </div>
      </Popup>
    </div>
  );
}

/** Icons with links or popups. The first `inBar` ones are hidden here where the bar shows them. */
export function SocialLinks({
  context: { labels, site },
  links = site.socialLinks,
  inBar = 0,
}: {
  context: PageContext;
  links?: SocialLink[];
  inBar?: number;
}) {
  if (links.length === 0) return null;
  return (
    <ul className={tools.social}>
      {links.map((link, index) => {
        const name = link.label ?? labels.nav.contact;
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
              <a className="icon-button" href={link.content} aria-label={name}>
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
  return (
    <site-dropdown data-opens-on="hover">
      <details className={tools.popup}>
        <summary className="icon-button" aria-label={name}>
          {icon}
        </summary>
        {children}
      </details>
    </site-dropdown>
  );
}

function SocialContent({ mode, content, name }: SocialLink & { name: string }) {
  const className = `floating text-links ${ui.dropdown} ${tools.panel} ${tools.box}`;
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
