import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type SiteElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-beside': SiteElementProps;
      'site-challenges': SiteElementProps;
      'site-code': SiteElementProps;
      'site-dropdown': SiteElementProps;
      'site-filter': SiteElementProps;
      'site-island': SiteElementProps;
      'site-outline': SiteElementProps;
      'site-page-actions': SiteElementProps;
      'site-scroll': SiteElementProps;
      'site-sidebar': SiteElementProps;
      'site-suggestions': SiteElementProps;
      'site-tabs': SiteElementProps;
      'site-zoom': SiteElementProps;
    }
  }
}
