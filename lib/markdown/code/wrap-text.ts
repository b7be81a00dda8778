import 'server-only';
import { APP_CLASSES, tokenClass } from './class-names';
import type { TokenRange } from './shiki';

/** HTML to put around a line's characters from `start` up to before `end`. */
export type Wrap = {
  start: number;
  end: number;
  open: string;
  close: string;
  /** If the wrap is split, only its first part is wrapped. */
  isOnce?: boolean;
};

/** The attribute of what is not part of a copy of the code (components/markdown/code/start-code-blocks.ts). */
export const UNCOPIED = 'data-uncopied=""';

export function tokenWraps(text: string, tokens: readonly TokenRange[]): Wrap[] {
  return tokens.map(({ start, end, token }) => ({
    start,
    end,
    open: `<span class="${appClass(text.slice(start, end)) ?? tokenClass(token)}">`,
    close: '</span>',
  }));
}

/** The class of a string that is the name of an app. */
function appClass(code: string): string | undefined {
  const name = /^(['"])([\w-]+)\1$/.exec(code.trim())?.[2] ?? '';
  return Object.hasOwn(APP_CLASSES, name) ? APP_CLASSES[name] : undefined;
}

/**
 * The HTML of a line. The wraps of a layer stand in those of the layers before it, and are split
 * where those begin or end. The wraps of one layer are in order and do not overlap.
 */
export function wrapText(text: string, layers: readonly (readonly Wrap[])[]): string {
  return inner(0, text.length, layers);

  function inner(from: number, to: number, [layer, ...rest]: typeof layers): string {
    if (!layer) return escapeHtml(text.slice(from, to));
    let html = '';
    let at = from;
    for (const wrap of layer) {
      const start = Math.max(wrap.start, at);
      const end = Math.min(wrap.end, to);
      if (start >= end || (wrap.isOnce && start > wrap.start)) continue;
      html += inner(at, start, rest) + wrap.open + inner(start, end, rest) + wrap.close;
      at = end;
    }
    return html + inner(at, to, rest);
  }
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
