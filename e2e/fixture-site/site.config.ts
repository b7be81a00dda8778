import type { SiteConfigInput } from '../../lib/settings/schema';
import { zh, zhOwnApp } from './zh';

/** The settings of the fixture site; its README tells what each part is there to prove. */
const config: SiteConfigInput = {
  title: 'Fixture',
  description: 'A small site that shows what the real one does not.',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    {
      lang: 'zh',
      label: '中文',
      labels: zh,
      ownAppLabels: zhOwnApp,
      editLink: { text: '编辑此页' },
      footer: { message: '这是示例网站的页脚。' },
      search: { start: [{ text: '指南', link: '/zh/guide/a' }] },
      nextPageText: '下一篇',
    },
  ],
  multiVersion: { default: '2.x', versions: ['2.x', '1.x'] },
  siteUrl: 'https://fixture.example',
  themeConfig: {
    hideNavbar: 'auto',
    enableAppearanceAnimation: false,
    // So that an English browser may open the Chinese pages, as most of the tests do.
    localeRedirect: 'only-default-lang',
    imageZoom: { selector: 'img:not([alt*=choose])' },
    socialLinks: [
      {
        icon: 'github',
        mode: 'link',
        content: 'https://example.com/github',
        label: 'Fixture on GitHub',
      },
      {
        icon: 'discord',
        mode: 'text',
        content: 'Ask for an invitation at the front desk.',
        label: 'Fixture on Discord',
      },
      { icon: 'wechat', mode: 'img', content: '/icon.svg', label: 'Fixture on WeChat' },
      {
        icon: 'lark',
        mode: 'dom',
        content:
          '<p>Write to <a href="https://example.com/team">the team</a>, it <strong>answers</strong>.</p>',
        label: 'Fixture on Lark',
      },
      {
        icon: {
          svg: '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 3"/></svg>',
        },
        mode: 'link',
        content: 'https://example.com/calendar',
        label: 'Fixture calendar',
      },
      // From here on they stand behind the button for more links. The next has no label.
      { icon: 'x', mode: 'link', content: 'https://example.com/x' },
      {
        icon: 'zhihu',
        mode: 'text',
        content: 'This link is the seventh.',
        label: 'Fixture on Zhihu',
      },
    ],
    editLink: { docRepoBaseUrl: 'https://example.com/edit/main/docs', text: 'Edit this page' },
    footer: { message: 'This is the footer of the fixture site.' },
  },
};

export default config;
