type Channel = {
  on: (event: string, listener: (text: string) => void) => void;
  off: (event: string, listener: (text: string) => void) => void;
  emit: (event: string, text: string) => void;
};

declare global {
  interface Window {
    season?: string;
  }
}

/** Calls back every second with the seconds since the app was rendered; returns how to stop. */
export function beat(onBeat: (seconds: number) => void): () => void {
  const begun = Date.now();
  const timer = setInterval(() => onBeat(Math.round((Date.now() - begun) / 1000)), 1000);
  return () => clearInterval(timer);
}

/** Hears what the host and other apps say; returns how to stop. */
export function hear(onMessage: (text: string) => void): () => void {
  const channel = channelOfHost();
  channel?.on('news', onMessage);
  return () => channel?.off('news', onMessage);
}

/** Says something to the host and to all apps. */
export function say(text: string): void {
  channelOfHost()?.emit('news', text);
}

function channelOfHost(): Channel | undefined {
  const { Garfish } = window as unknown as { Garfish?: { channel: unknown } };
  return Garfish?.channel as Channel | undefined;
}

/** The global variable, as this app sees it. */
export function season(): string {
  return window.season ?? 'undefined';
}

/** The routes of an app below its basename. Without one of its own, the app stays where it is. */
export function routes(basename: string | undefined, onChange: (route: string) => void) {
  const base = basename && basename !== '/' ? basename : undefined;
  const current = () => {
    const { pathname } = window.location;
    return base && pathname.startsWith(base) ? pathname.slice(base.length) || '/' : '/';
  };
  const onPop = () => onChange(current());
  window.addEventListener('popstate', onPop);
  return {
    current,
    open(route: string) {
      if (base) window.history.pushState(null, '', base + (route === '/' ? '' : route));
      onChange(route);
    },
    stop: () => window.removeEventListener('popstate', onPop),
  };
}
