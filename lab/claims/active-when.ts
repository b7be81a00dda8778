import { claims, each } from './claim';
import type { Lab } from './lab';

/** What a host shows with a rule, once Garfish has mounted the app or found no rule that matches. */
async function shownWith({ start, app, until, text }: Lab, activeWhen: string) {
  let isUnmatched = false;
  const onNotMatchRouter = () => {
    isUnmatched = true;
  };
  start({ apps: [app('shop', { activeWhen })], onNotMatchRouter });
  await until(() => text() || isUnmatched);
  return text();
}

/** What `/api/registerApp` says of rules that are functions, and of letters in a path. */
export const ACTIVE_WHEN = claims([
  '/api/registerApp#activewhen-as-text',
  ...each(
    shownWith,
    [
      [
        "Browsers encode letters outside ASCII in location.pathname, so write '/s%C3%B8k' for /søk.",
        ['/s%C3%B8k', 'shop at /s%C3%B8k'],
        ['/søk', ''],
      ],
    ],
    { path: '/søk' },
  ),
  ...each(shownWith, [['Capital letters matter', ['/Shop', ''], ['/shop', 'shop at /shop']]], {
    path: '/shop',
  }),
  '/api/registerApp#activewhen-as-a-function',
  [
    'the app gets the shortest prefix of the path for which the function returns true. At /orders/7, this prefix is /orders.',
    async ({ start, app, until, text }) => {
      start({ apps: [app('orders', { activeWhen: (path) => path.startsWith('/orders') })] });
      await until(text);
      return text();
    },
    'orders at /orders',
    { path: '/orders/7' },
  ],
  ...each(
    async ({ start, app, until, text }, rule: string) => {
      start({ apps: [app('orders', { activeWhen: (path) => new RegExp(rule).test(path) })] });
      await until(text);
      return text();
    },
    [
      [
        'So test only for the fixed part. A function that also tests for a number accepts /detail/1 when the URL is /detail/123, so the basename ends in /detail/1',
        ['^/detail/\\d', 'orders at /detail/1'],
        ['^/detail/\\d+$', 'orders at /detail/1'],
        ['^/detail', 'orders at /detail'],
      ],
    ],
    { path: '/detail/123' },
  ),
  ...each(
    async ({ start, app, Garfish, settle }, [basename, path]: [string, string]) => {
      history.replaceState(null, '', path);
      const seen: string[] = [];
      Garfish.router.beforeEach((to, _from, next) => {
        seen.push(to.path);
        next();
      });
      const activeWhen = (path: string) => seen.push(path) < 0;
      start({ basename, apps: [app('shop', { activeWhen })] });
      await settle();
      return [...new Set(seen)];
    },
    [
      [
        "#exactly-one-path the path of the start page is ''",
        [['/portal', '/portal'], ['']],
        [['/portal', '/portal/'], ['/']],
        [['/', '/'], ['/']],
      ],
    ],
  ),
]);
