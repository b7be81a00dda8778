import { AS_TYPED, RELATED, type Token, type Tokenizer, WEIGHT, wholeWord } from './tokenizer';

const STOP_WORDS = new Set(
  (
    'a am an and are as at be been between but by can could did do does for from get had has have how ' +
    'i if in into is it its me my not of on only or our own should so than that the their them ' +
    'then there these they this to was we were what when where which while who why will with would ' +
    'you your'
  ).split(' '),
);

/** Names of one thing: a reader who types one of them also finds the others. */
const SAME_THING: readonly (readonly string[])[] = [
  ['hmr', 'hot module replacement', 'hot update'],
  ['web component', 'custom element'],
  ['shadow dom', 'shadow root'],
  ['cors', 'cross-origin'],
  ['alone', 'standalone'],
  ['by hand', 'manually'],
  ['css', 'style'],
];

/** All writing with spaces: words, numbers with their dots, names in code and their pieces. */
export const WORDS: Tokenizer = {
  matches: /(?!\p{M})[\p{L}\p{M}\p{N}_$]+(?:\.\p{N}[\p{L}\p{M}\p{N}_$]*)*/gu,
  split: (run) => [{ text: run, start: 0 }, ...pieces(run)],
  alternatives(typed) {
    const terms = typed.pieces.filter((piece) => !STOP_WORDS.has(piece));
    const others =
      terms.length > 1
        ? [{ ...AS_TYPED, terms, weight: WEIGHT.pieces }]
        : inflections(typed.word).map((form) => ({ ...RELATED, terms: [form], prefix: false }));
    return [wholeWord(typed), ...others];
  },
  stopWords: STOP_WORDS,
  // They would take up a tenth of the index.
  indexesStopWords: false,
  answers: ['Type', 'Default', 'Fix'],
  letters: {
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ł: 'l',
    // The form of a sigma at the end of a word.
    ς: 'σ',
    ё: 'е',
  },
  synonyms: [
    ...SAME_THING.flatMap((names) =>
      names.map((name) => [name, names.filter((other) => other !== name).join(', ')] as const),
    ),
    ['main app, main application, base app, master app, parent app, container app, shell', 'host'],
    ['child app, child application, micro app, micro application, sub application', 'sub-app'],
    ['subapp, childapp, microapp, subapplication', 'sub-app'],
    ['microfrontend, micro front end', 'micro-frontend'],
    ['hot reload, live reload, fast refresh', 'hot module replacement'],
    ['cross domain', 'cross-origin'],
    ['standalone, independently', 'alone'],
    ['getting started, get started', 'quick start'],
    ['communication, event bus, message bus', 'channel'],
    ['css isolation, style isolation, style conflict, scoped css', 'css-scope'],
    ['share dependency, shared dependency, share library, shared library', 'setExternal'],
    ['turn off, switch off, deactivate', 'disable'],
    ['send', 'pass'],
    ['typescript', 'types'],
    ['deployment', 'deploy'],
    ['authentication, authenticate, auth', 'sign-in, login'],
    ['csp', 'content-security-policy'],
    ['navigate', 'router push'],
    ['communicate', 'channel'],
    ['backend', 'server'],
    ['container', 'domGetter'],
    ['interceptor, custom fetch', 'loader fetch'],
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
  ],
};

/** `load|App`, `XML|Http`, `GARFISH|_EXPORTS`, but not the plural of `URLs`. */
const PIECE_START =
  /(?<=[\p{Ll}\p{Lo}\p{M}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})(?!\p{Lu}s(?!\p{Ll}))|(?<=[_$])(?=[^_$])|(?<=[^_$])(?=[_$])/u;

/** The pieces of a name in code: `loadApp` has `load` and `App`. A single piece is none. */
function pieces(name: string): Token[] {
  let start = 0;
  const all = name.split(PIECE_START).map((text) => {
    start += text.length;
    return { text, start: start - text.length };
  });
  if (all.length < 2) return [];
  return all.filter(({ text }) => text.length > 1 && /[\p{L}\p{N}]/u.test(text));
}

const ENDINGS = ['s', 'es', 'ed', 'ing', 'ings', 'er', 'ers', 'ion', 'ions', 'e', 'y', 'ies'];
/** A shorter beginning is no word. */
const MIN_STEM_LENGTH = 3;

/**
 * Other forms that an English word may have. Some of them do not exist, which does no harm: no index
 * holds them. Forms that begin with the whole word are left out, since prefixes are found anyway.
 *
 *     inflections('caching') //=> ['cach', 'caches', 'cached', …, 'cache', …]
 */
export function inflections(word: string): string[] {
  if (!/^[a-z]+$/.test(word)) return [];
  const stems = ENDINGS.filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
    .filter((stem) => stem.length >= MIN_STEM_LENGTH);
  // The doubled letter of `running`.
  const single = stems
    .filter((stem) => stem.at(-1) === stem.at(-2))
    .map((stem) => stem.slice(0, -1));
  const forms = [...stems, ...single].flatMap((stem) => [
    stem,
    ...ENDINGS.map((ending) => stem + ending),
  ]);
  return [...new Set(forms)].filter((form) => !form.startsWith(word));
}
