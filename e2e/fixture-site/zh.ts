import type { Labels, OwnAppLabels, Translation } from '../../lib/settings/labels';

/** Texts of the interface in Chinese, by their names in `lib/settings/en.ts`. All others stay English. */
export const zh = {
  nav: { openMenu: '打开菜单', languages: '语言', versions: '版本' },
  outline: { title: '本页目录' },
  doc: { lastUpdated: '最后更新' },
  notFound: { takeMeHome: '返回首页' },
  search: { placeholder: '搜索文档' },
} satisfies Translation<Labels>;

/** Those of the page that checks a sub-app, by their names in `lib/settings/en-own-app.ts`. */
export const zhOwnApp: Translation<OwnAppLabels> = {
  form: { field: '子应用的 URL', check: '检查' },
  results: { first: '发现一个问题。请先看这项检查：{check}。', fix: '解决办法：' },
  outcomes: { problem: '有问题' },
  checks: { answer: '服务器有响应' },
  findings: { noAnswer: '`{url}` 没有响应。' },
};
