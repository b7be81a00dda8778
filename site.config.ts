import type { SiteConfigInput } from './lib/config/schema';

/** The settings of the Garfish site; `lib/config/schema.ts` explains every field and its default. */
const config: SiteConfigInput = {
  title: 'Garfish',
  description:
    'Garfish is a micro-frontend framework that works with any front-end framework and combines several apps into one product.',
  icon: '/icon.svg',
  logo: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
  logoText: 'Garfish',
  // Another place may be named by the variable, so that a copy of the site does not point elsewhere.
  siteUrl: process.env.SITE_URL ?? 'https://www.garfishjs.org',
  lang: 'en',
  themeConfig: {
    socialLinks: [
      {
        icon: 'github',
        mode: 'link',
        content: 'https://github.com/web-infra-dev/garfish',
        label: 'Garfish on GitHub',
      },
    ],
    editLink: {
      docRepoBaseUrl: 'https://github.com/web-infra-dev/garfish/edit/main/website-new/docs',
      text: 'Edit this page on GitHub',
    },
    playground: '/playground',
    footer: { message: 'Garfish is open source under the Apache 2.0 license.' },
  },
};

export default config;
