import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

// Cards look the same on every machine because their fonts come with the project. They are Latin only.
const FOLDER = join(process.cwd(), 'node_modules/@fontsource/inter/files');

const WEIGHTS = [400, 600, 800] as const;

let fonts: ReturnType<typeof readFonts> | undefined;

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

export function isDrawable(text: string): boolean {
  return /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]*$/.test(
    text,
  );
}
