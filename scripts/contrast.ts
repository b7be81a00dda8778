/** Returns the color of a token in a style sheet, as `#rrggbb`. The scheme is 0 for light and 1 for dark. */
export function tokenColor(css: string, token: string, scheme: 0 | 1): string {
  const pair = new RegExp(`--c-${token}: light-dark\\(([^,]+), ([^;]+)\\);`).exec(css);
  return pair?.[scheme + 1] ?? '';
}

/** Returns the contrast ratio of two colors, which are written as `#rrggbb`. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns a color, mixed with as much black or white as it needs to have a contrast of 4.5 with all grounds. */
export function readableOn(grounds: readonly string[], color: string, scheme: 0 | 1): string {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(color, scheme === 0 ? 0 : 255, share);
    if (grounds.every((ground) => contrast(mixed, ground) >= 4.5)) return mixed;
  }
  throw new Error(`Neither black nor white can be read on each of ${grounds.join(', ')}.`);
}

function mix(color: string, end: number, share: number): string {
  const mixed = channels(color).map((value) => Math.round(value + (end - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns red, green and blue, from 0 to 255. */
function channels(color: string): number[] {
  const digits = color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color;
  return (digits.match(/[\da-f]{2}/gi) ?? []).slice(0, 3).map((pair) => Number.parseInt(pair, 16));
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
