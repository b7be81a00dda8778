import 'server-only';
import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { diskCache } from '../files/disk-cache';
import { CARD_SIZE } from './metadata';

export type CardText = {
  site: string;
  /** The section that the page belongs to. The home page has none. */
  section?: string | undefined;
  title: string;
  description: string;
};

/** Colors of the dark theme (app/styles/tokens.css), since a card cannot read CSS. */
export const CARD_COLORS = {
  ground: '#0c1420',
  text: '#e4ebf3',
  soft: '#b0bdcb',
  accent: '#56cfca',
  brandFrom: '#3fd0bb',
  brandTo: '#4aa3f5',
};

/** Characters in the Latin files of @fontsource. A page with others in its title gets the card of the site. */
const LATIN =
  /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]*$/;

async function pictureAt(path: string): Promise<string> {
  return `data:image/svg+xml;base64,${await readFile(path, 'base64')}`;
}

const TEXT_WIDTH = 690;
const COLUMN = { display: 'flex', flexDirection: 'column' } as const;
/** Average width of a bold letter, as a fraction of the font size. A wider font needs more. */
const LETTER_WIDTH = 0.58;

/** A package of @fontsource, so that cards look the same on every machine. */
const FONT = 'figtree';
// Read once, since Satori caches fonts by their data.
const fonts = Promise.all(
  ([400, 600, 800] as const).map(async (weight) => ({
    name: FONT,
    weight,
    style: 'normal' as const,
    data: await readFile(
      `node_modules/@fontsource/${FONT}/files/${FONT}-latin-${weight}-normal.woff`,
    ),
  })),
);

const cached = diskCache<Uint8Array<ArrayBuffer>>('cards');

/** Draws the preview image for shared links to a page, as a PNG file. */
export async function drawCard(text: CardText): Promise<Uint8Array<ArrayBuffer>> {
  const logo = await pictureAt('public/logo-dark.svg');
  const drawing = await pictureAt('lib/page/card-drawing.svg');
  const content = { ...drawable(text), logo, drawing };
  return cached(content, async () => {
    const svg = await satori(<Card {...content} />, { ...CARD_SIZE, fonts: await fonts });
    // All letters are outlines, and reading the fonts of the system takes longer than the drawing.
    const card = new Resvg(svg, { font: { loadSystemFonts: false } });
    return new Uint8Array(card.render().asPng());
  });
}

/** Removes text that the fonts cannot draw. A page whose title they cannot draw gets the site's card. */
function drawable({ site, section, title, description }: CardText): CardText {
  if (!LATIN.test(title)) return { site, title: site, description: '' };
  const latin = (text = '') => (LATIN.test(text) ? text : '');
  return { site, section: latin(section) || undefined, title, description: latin(description) };
}

type CardProps = CardText & { logo: string; drawing: string };

function Card({ site, section, title, description, logo, drawing }: CardProps) {
  return (
    <div
      style={{
        display: 'flex',
        boxSizing: 'border-box',
        width: '100%',
        height: '100%',
        padding: '68px 72px 52px',
        // One colour: a gradient over the whole card would make the file four times as large.
        background: CARD_COLORS.ground,
        color: CARD_COLORS.text,
        fontFamily: FONT,
      }}
    >
      <div
        style={{
          position: 'absolute',
          top: 0,
          left: 0,
          width: '100%',
          height: 10,
          backgroundImage: `linear-gradient(90deg, ${CARD_COLORS.brandTo}, ${CARD_COLORS.brandFrom})`,
        }}
      />
      {/* biome-ignore lint/performance/noImgElement: drawn here, no browser loads it. */}
      <img
        src={drawing}
        alt=""
        width={420}
        height={440}
        style={{ position: 'absolute', top: 95, right: 0 }}
      />
      <div style={{ ...COLUMN, width: TEXT_WIDTH, justifyContent: 'space-between' }}>
        <div style={COLUMN}>
          {section && (
            <div style={{ height: 52, color: CARD_COLORS.accent, fontSize: 30, fontWeight: 600 }}>
              {section}
            </div>
          )}
          <div
            style={{
              display: 'block',
              fontSize: titleSize(title),
              fontWeight: 800,
              letterSpacing: '-0.025em',
              lineClamp: 3,
              lineHeight: 1.12,
            }}
          >
            {title}
          </div>
          <div
            style={{
              display: 'block',
              marginTop: 28,
              color: CARD_COLORS.soft,
              fontSize: 31,
              lineClamp: 3,
              lineHeight: 1.42,
            }}
          >
            {description}
          </div>
        </div>
        <div style={{ display: 'flex', alignItems: 'center' }}>
          {/* biome-ignore lint/performance/noImgElement: drawn here, no browser loads it. */}
          <img src={logo} alt="" width={56} height={56} />
          <div style={{ marginLeft: 14, fontSize: 36, fontWeight: 800 }}>{site}</div>
        </div>
      </div>
    </div>
  );
}

/** Long titles are smaller, and no word is wider than the column. */
export function titleSize(title: string): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  const byLength = title.length <= 20 ? 84 : title.length <= 44 ? 68 : 56;
  return Math.min(byLength, Math.floor(TEXT_WIDTH / (LETTER_WIDTH * longest)));
}
