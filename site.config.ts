import { readFileSync } from 'node:fs';
import type { SiteConfigInput } from './lib/settings/schema';

const REPOSITORY = 'https://github.com/web-infra-dev/garfish';

// The package does not export its own package.json.
const { version } = JSON.parse(readFileSync('node_modules/garfish/package.json', 'utf8'));

/** The settings of the Garfish site; `lib/settings/schema.ts` explains every field and its default. */
const config: SiteConfigInput = {
  title: 'Garfish',
  description:
    'Garfish is a micro-frontend framework that works with any front-end framework and combines several apps into one product.',
  icon: '/icon.svg',
  logo: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
  logoText: 'Garfish',
  // Another place may be named by the variable, so that a copy of the site does not point elsewhere.
  siteUrl: process.env.SITE_URL || 'https://www.garfishjs.org',
  lang: 'en',
  themeConfig: {
    socialLinks: [
      {
        icon: 'github',
        mode: 'link',
        content: REPOSITORY,
        label: 'Garfish on GitHub',
      },
    ],
    editLink: {
      docRepoBaseUrl: `${REPOSITORY}/edit/main/website-new/docs`,
      text: 'Edit this page on GitHub',
    },
    playground: '/playground',
    search: {
      start: [
        { text: 'Quick start', link: '/guide/quick-start/start' },
        { text: 'Nothing renders', link: '/issues/nothing-renders' },
        { text: 'Error messages', link: '/issues/errors' },
        { text: 'Options of run', link: '/api/run#options' },
        { text: 'Coming from qiankun', link: '/guide/advance/coming-from' },
      ],
      help: [
        { text: 'Nothing renders', link: '/issues/nothing-renders' },
        { text: 'Glossary', link: '/guide/glossary' },
        {
          text: 'Ask in a discussion',
          link: `${REPOSITORY}/discussions/new?category=q-a&title={query}`,
        },
      ],
    },
    footer: {
      message: 'Garfish is open source under the Apache 2.0 license.',
      links: [
        { text: `garfish ${version}`, link: '/guide/advance/versions' },
        { text: 'Releases', link: `${REPOSITORY}/releases` },
        { text: 'Issues', link: `${REPOSITORY}/issues` },
        { text: 'Discussions', link: `${REPOSITORY}/discussions` },
      ],
    },
  },
};

export default config;
