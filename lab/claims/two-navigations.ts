import type { Lab } from './lab';

type Navigations = {
  /** Where the first one leads; the second leads back to `/shop`. */
  first?: string;
  /** What the code waits for between both. */
  between?: 'a promise' | 'a timer';
  /** A guard that has not answered the first when the second begins. */
  guard?: 'slow';
};

/** Two navigations from `/shop` that follow each other closely: the URL, and what the page shows then. */
export async function twoNavigations(
  { start, app, Garfish, until, settle, text }: Lab,
  { first = '/orders', between, guard }: Navigations,
) {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  start({ apps: [app('shop'), app('orders')] });
  await until(() => text() && !Reflect.get(Garfish.apps.shop ?? {}, 'mounting'));
  if (guard)
    Garfish.router.beforeEach(async (_to, _from, next) => {
      await answered;
      next();
    });
  Garfish.router.push({ path: first });
  if (between === 'a promise') await Promise.resolve();
  if (between === 'a timer') await new Promise((resolve) => setTimeout(resolve));
  Garfish.router.push({ path: '/shop' });
  answer();
  const isRight = between === 'a timer' && !guard;
  await settle();
  await until(
    () => text() === (isRight ? 'shop at /shop' : first === '/orders' ? 'orders at /orders' : ''),
  );
  await settle();
  return [location.pathname, text()];
}

/** The wrong app, none, and the right one. */
export const WRONG = ['/shop', 'orders at /orders'];
export const NONE = ['/shop', ''];
export const RIGHT = ['/shop', 'shop at /shop'];
