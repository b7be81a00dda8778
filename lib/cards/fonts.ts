import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

// Cards are drawn on any machine, so they bring their letters along. These hold Latin ones only.
const FOLDER = join(process.cwd(), 'node_modules/@fontsource/inter/files');

const WEIGHTS = [400, 600, 800] as const;

let fonts: ReturnType<typeof readFonts> | undefined;

/** The fonts of all cards. */
export function cardFonts() {
  fonts ??= readFonts();
  return fonts;
}

function readFonts() {
  return Promise.all(
    WEIGHTS.map(async (weight) => ({
      name: 'Inter',
      weight,
      style: 'normal' as const,
      data: await readFile(join(FOLDER, `inter-latin-${weight}-normal.woff`)),
    })),
  );
}

/** Whether the fonts have the letters of a text. */
export function isDrawable(text: string): boolean {
  return /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]*$/.test(
    text,
  );
}
