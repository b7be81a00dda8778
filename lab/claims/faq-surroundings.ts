import { claims, each } from './claim';

/** A modal in the place that is named, whose `z-index` is larger than that of the host's header. */
const modal = (place: 'container' | 'body' | 'dialog') => `exports.provider = {
  render({ dom }) {
    const modal = document.createElement('${place === 'dialog' ? 'dialog' : 'div'}');
    modal.id = 'modal';
    modal.style.cssText = 'position: fixed; inset: 0; z-index: 999; width: 100%; height: 100%';
    (${place === 'body'} ? document.body : dom).appendChild(modal);
    if (modal.showModal) modal.showModal();
  },
  destroy() {},
};`;

/** A sub-app that is taller than the window as soon as it has rendered. */
const TALL = {
  '/tall/': '<div id="root"></div><script src="app.js"></script>',
  '/tall/app.js': `exports.provider = {
  render({ dom }) { dom.querySelector('#root').innerHTML = '<div style="height: 5000px">tall</div>'; },
  destroy({ dom }) { dom.querySelector('#root').innerHTML = ''; },
};`,
};

/** What pages say of what surrounds sub-apps: the header of the host, scrolling, and the focus. */
export const FAQ_SURROUNDINGS = claims([
  '/issues/#modal-behind-the-header',
  ...each(
    async ({ ran }, [script, sandbox, style]: [string, object, string?]) => {
      const header = document.body.appendChild(document.createElement('header'));
      header.style.cssText = 'position: fixed; inset: 0 0 auto; height: 50px; z-index: 10';
      const container = document.querySelector<HTMLElement>('#container');
      if (container) container.style.cssText = style ?? 'position: relative; z-index: 1';
      await ran(script, { sandbox });
      let top = document.elementFromPoint(9, 9);
      while (top?.shadowRoot) top = top.shadowRoot.elementFromPoint(9, 9);
      return top === header ? 'header' : top?.id;
    },
    [
      [
        'If the host gives the container one, for example with a transform, nothing in the container can cover a header with a larger z-index.',
        [[modal('container'), {}], 'header'],
        [[modal('container'), {}, 'transform: scale(1)'], 'header'],
      ],
      [
        'Show the modal with <dialog> and showModal(). It covers everything, even with strictIsolation.',
        [[modal('dialog'), {}], 'modal'],
        [[modal('dialog'), { strictIsolation: true }], 'modal'],
      ],
      [
        "Append the modal to document.body, with a larger z-index than the header. With strictIsolation the body is the sub-app's own, so it does not help there.",
        [[modal('body'), {}], 'modal'],
        [[modal('body'), { strictIsolation: true }], 'header'],
      ],
      [
        'Remove the stacking context from the container.',
        [[modal('container'), {}, 'position: static'], 'modal'],
        [[modal('container'), { strictIsolation: true }, 'position: static'], 'modal'],
      ],
    ],
  ),
  '#scroll-position',
  ...each(
    async (
      { start, app, Garfish, until, text, settle },
      { stores, cache }: Record<string, boolean>,
    ) => {
      const positions = new Map<string, number>();
      start({
        apps: [app('tall', { cache: cache ?? true }), app('shop')],
        ...(stores && {
          beforeUnmount: ({ name }) => void positions.set(name, window.scrollY),
          afterMount: ({ name }) => window.scrollTo(0, positions.get(name) ?? 0),
        }),
      });
      const shows = async (name: string) => {
        await until(
          () => text()?.startsWith(name) && !Reflect.get(Garfish.apps[name] ?? {}, 'mounting'),
        );
        await settle();
        return Math.round(window.scrollY);
      };
      await shows('tall');
      window.scrollTo(0, 700);
      const seen: number[] = [];
      for (const go of [
        () => Garfish.router.push({ path: '/shop' }),
        () => Garfish.router.push({ path: '/tall' }),
        () => history.back(),
        () => history.back(),
      ]) {
        go();
        seen.push(await shows(seen.length % 2 ? 'tall' : 'shop'));
      }
      return seen;
    },
    [
      [
        'When an app leaves, its DOM is removed and the page becomes shorter, so the browser scrolls up. On Back and Forward it may restore the position. Garfish does not store it, but the host can',
        [{ stores: false }, [0, 0, 0, 700]],
        [{ stores: true }, [0, 700, 0, 700]],
        [{ stores: true, cache: false }, [0, 700, 0, 700]],
      ],
    ],
    { files: TALL, path: '/tall' },
  ),
  '/guide/tasks/host-with-router#focus',
  ...each(
    async ({ start, app, Garfish, until, text, settle }, isMoved: boolean) => {
      const container = document.querySelector<HTMLElement>('#container');
      container?.setAttribute('tabindex', '-1');
      if (isMoved)
        Garfish.router.afterEach((to, from, next) => {
          if (from.href && to.matched.length > 0) container?.focus({ preventScroll: true });
          next();
        });
      start({ apps: [app('shop'), app('orders')] });
      const focused = () => document.activeElement?.id || document.activeElement?.localName;
      const seen: unknown[] = [];
      const shows = async (name: string) => {
        await until(
          () => text()?.startsWith(name) && !Reflect.get(Garfish.apps[name] ?? {}, 'mounting'),
        );
        await settle();
        seen.push(focused());
      };
      await shows('shop');
      const button = document.createElement('button');
      document.querySelector('#container #root')?.append(button);
      button.focus();
      seen.push(focused());
      Garfish.router.push({ path: '/orders' });
      await shows('orders');
      history.back();
      await shows('shop');
      return seen;
    },
    [
      [
        'Garfish does not move the focus, and it announces nothing to screen readers. If the focused element was in the app that left, the focus is lost.',
        [false, ['body', 'button', 'body', 'body']],
        [true, ['body', 'button', 'container', 'container']],
      ],
    ],
    { path: '/shop' },
  ),
]);
