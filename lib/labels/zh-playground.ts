export const zhPlayground = {
  playground: {
    run: '运行',
    loading: '正在加载',
    loadFailed: '演练场无法加载，请检查网络后重试。',
    withoutScript: '演练场需要 JavaScript。',
    open: '在演练场中打开',
    task: '试一试：',
    answer: '答案',
  },
  scenarios: {
    name: '场景',
    filter: '筛选场景',
    placeholder: 'cache, provider, styles',
    count: '{count} 个场景',
    countOne: '{count} 个场景',
    none: '没有匹配的场景。',
  },
};
