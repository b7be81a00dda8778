import { AS_TYPED, characters, pairAlternatives, pairs, type Tokenizer, WEIGHT } from './tokenizer';

const MAX_KNOWN_LENGTH = 6;

/** Chinese and Japanese have no spaces between words: letters and pairs of letters are found. */
export const CHINESE: Tokenizer = {
  matches: /(?!\p{M})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{M}]+/gu,
  split: (run) => [...characters(run), ...pairs(run)],
  alternatives({ word }) {
    const byPairs = pairAlternatives(word, WEIGHT.typed);
    return byPairs.length > 0 ? byPairs : [{ ...AS_TYPED, terms: [word], prefix: false }];
  },
  cut: cutKnownWords,
  stopWords: new Set(
    '如何 怎么 怎样 为什么 什么 使用 可以 的 了 吗 呢 在 是 和 与 中 里'.split(' '),
  ),
  // Each of their letters may begin another word.
  indexesStopWords: true,
  answers: ['类型', '默认值', '解决'],
  synonyms: [
    ['沙箱, 沙盒', 'sandbox'],
    ['快照', 'snapshot'],
    ['子应用, 微应用', 'sub-app'],
    ['主应用, 基座, 宿主', 'host'],
    ['微前端', 'micro-frontend'],
    ['注册', 'register'],
    ['加载', 'load'],
    ['预加载', 'preload'],
    ['挂载', 'mount'],
    ['卸载', 'unmount'],
    ['挂载点, 挂载节点, 容器', 'domGetter, container'],
    ['渲染', 'render'],
    ['嵌套', 'nested'],
    ['路由', 'router, routing'],
    ['路由守卫, 导航守卫', 'router guard'],
    ['基础路径', 'basename'],
    ['生命周期', 'lifecycle'],
    ['钩子', 'hook'],
    ['缓存', 'cache'],
    ['通信, 通讯', 'channel'],
    ['样式', 'style'],
    ['样式隔离', 'css-scope'],
    ['隔离', 'isolate'],
    ['插件', 'plugin'],
    ['快速开始, 快速上手', 'quick start'],
    ['介绍', 'introduction'],
    ['环境变量', 'environment variable'],
    ['全局变量', 'global variable, globals'],
    ['构建配置', 'build configuration'],
    ['配置, 选项, 参数', 'option'],
    ['热更新, 热重载', 'hot module replacement'],
    ['常见问题', 'faq'],
    ['架构', 'architecture'],
    ['桥接', 'bridge'],
    ['跨域', 'cross-origin, cors'],
    ['依赖共享, 共享依赖, 公共依赖', 'setExternal'],
    ['副作用', 'side effect'],
    ['自定义元素', 'custom element'],
    ['错误, 报错', 'error'],
    ['警告', 'warning'],
  ],
};

/** Takes the longest known word at each place; the letters between known words stay together. */
function cutKnownWords(run: string, isKnown: (word: string) => boolean) {
  const letters = characters(run).map(({ text }) => text);
  const words: { word: string; isKnown: boolean }[] = [];
  for (let index = 0; index < letters.length; ) {
    const known = knownLength(letters.slice(index, index + MAX_KNOWN_LENGTH), isKnown);
    const last = words.at(-1);
    if (known === 0 && last && !last.isKnown) last.word += letters[index] ?? '';
    else {
      const word = letters.slice(index, index + Math.max(1, known)).join('');
      words.push({ word, isKnown: known > 0 });
    }
    index += Math.max(1, known);
  }
  return words;
}

/** How many of the letters are a known word; 0 when none begins here. */
function knownLength(letters: readonly string[], isKnown: (word: string) => boolean): number {
  for (let length = letters.length; length > 0; length--) {
    if (isKnown(letters.slice(0, length).join(''))) return length;
  }
  return 0;
}
