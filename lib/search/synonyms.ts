import { normalize } from './normalize';
import { isStopWord } from './stop-words';
import { compose, runsOf } from './tokenizers';

/** Names that the site has for one thing: who types one also finds the others. */
const SAME: readonly (readonly string[])[] = [
  ['hmr', 'hot module replacement', 'hot update'],
  ['web component', 'custom element'],
  ['shadow dom', 'shadow root'],
  ['cors', 'cross-origin'],
  ['alone', 'standalone'],
  ['by hand', 'manually'],
  ['css', 'style'],
];

/** What readers may call a thing, and what the site calls it. */
const LEADS_TO: readonly (readonly [typed: string, ours: string])[] = [
  ['main app, main application, base app, master app, parent app, container app, shell', 'host'],
  ['child app, child application, micro app, micro application, sub application', 'sub-app'],
  ['microfrontend, micro front end', 'micro-frontend'],
  ['hot reload, live reload, fast refresh', 'hot module replacement'],
  ['cross domain', 'cross-origin'],
  ['standalone, independently', 'alone'],
  ['getting started, get started', 'quick start'],
  ['communication, event bus, message bus', 'channel'],
  ['css isolation, style isolation, style conflict, scoped css', 'css-scope'],
  ['share dependency, shared dependency, share library, shared library', 'setExternal'],
  ['typescript', 'types'],
  ['provider is null, provider null', 'provider undefined'],
  ['troubleshooting, frequently asked questions', 'faq'],
  // The names of qiankun.
  ['registerMicroApps', 'registerApp'],
  ['loadMicroApp', 'loadApp'],
  ['activeRule', 'activeWhen'],
  ['initGlobalState, onGlobalStateChange, setGlobalState', 'channel'],
  ['prefetchApps, prefetch', 'preload'],
  ['experimentalStyleIsolation', 'css-scope'],
  ['strictStyleIsolation', 'strictIsolation'],
  ['addGlobalUncaughtErrorHandler', 'errorMountApp, errorLoadApp'],
  ['__POWERED_BY_QIANKUN__', '__GARFISH__'],
  ['__INJECTED_PUBLIC_PATH_BY_QIANKUN__', 'publicPath'],
  // The names of single-spa and module federation.
  ['single-spa', 'garfish'],
  ['registerApplication', 'registerApp'],
  ['activityFunction', 'activeWhen'],
  ['mountRootParcel, parcel', 'loadApp'],
  ['navigateToUrl', 'router push'],
  ['addErrorHandler', 'errorMountApp, errorLoadApp'],
  ['single-spa-react', 'react bridge'],
  ['single-spa-vue', 'vue bridge'],
  ['module federation, federation', 'setExternal, remote-module'],
  // Chinese.
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
];

const related = new Map<string, string[][]>();
for (const names of SAME) {
  for (const name of names) names.filter((other) => other !== name).forEach(relateTo(name));
}
for (const [typed, ours] of LEADS_TO) {
  for (const name of typed.split(', ')) ours.split(', ').forEach(relateTo(name));
}

/** How many words the longest name has that has a synonym. */
export const LONGEST_SYNONYM = Math.max(...[...related.keys()].map((key) => key.split(' ').length));

/**
 * What else to look for when these words, in their normal form, were typed one after the other.
 *
 *     synonymsOf(['child', 'apps']) //=> [['sub', 'app']]
 */
export function synonymsOf(words: readonly string[]): readonly (readonly string[])[] {
  return related.get(keyOf(words)) ?? [];
}

function relateTo(name: string): (other: string) => void {
  const key = keyOf(wordsOf(name));
  return (other) => {
    const words = wordsOf(other).filter((word) => !isStopWord(word));
    related.set(key, [...(related.get(key) ?? []), words]);
  };
}

function wordsOf(text: string): string[] {
  return runsOf(compose(text)).map((run) => normalize(run.text));
}

/** One form for a word and its plural. */
function keyOf(words: readonly string[]): string {
  return words.map((word) => word.replace(/ies$/, 'y').replace(/(?<=[a-z]{2})s$/, '')).join(' ');
}
