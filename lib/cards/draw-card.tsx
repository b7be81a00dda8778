import 'server-only';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { CARD_SIZE } from './card-size';
import { cardFonts, isDrawable } from './fonts';
import { dataUri, FISH, SHELL } from './motifs';

/** What a card says of a page. */
export type CardText = {
  site: string;
  /** The part of the site that the page belongs to; the home page belongs to none. */
  section?: string | undefined;
  title: string;
  description: string;
};

const TEXT_WIDTH = 690;
/** How wide the letters of the heaviest weight are on average, in parts of their height. */
const LETTER_WIDTH = 0.58;

/** Draws the picture that stands for a page where its address is shared, as a PNG file. */
export async function drawCard(text: CardText): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await satori(<Card {...drawable(text)} />, {
    ...CARD_SIZE,
    fonts: await cardFonts(),
    embedFont: true,
  });
  return new Uint8Array(new Resvg(svg).render().asPng());
}

/** What the fonts cannot write is left out, so a page in such a language has the site's own card. */
function drawable({ site, section, title, description }: CardText): CardText {
  if (!isDrawable(title)) return { site, title: site, description: '' };
  return {
    site,
    section: section && isDrawable(section) ? section : undefined,
    title,
    description: isDrawable(description) ? description : '',
  };
}

function Card({ site, section, title, description }: CardText) {
  return (
    <div
      style={{
        display: 'flex',
        boxSizing: 'border-box',
        width: '100%',
        height: '100%',
        padding: '68px 72px 52px',
        // One colour: a gradient over the whole card would make the file four times as large.
        background: '#0c1420',
        color: '#e4ebf3',
        fontFamily: 'Inter',
      }}
    >
      <div
        style={{
          position: 'absolute',
          top: 0,
          left: 0,
          width: '100%',
          height: 10,
          backgroundImage: 'linear-gradient(90deg, #4aa3f5, #3fd0bb)',
        }}
      />
      {/* biome-ignore lint/performance/noImgElement: drawn here, no browser loads it. */}
      <img
        src={dataUri(SHELL)}
        alt=""
        width={420}
        height={440}
        style={{ position: 'absolute', top: 95, right: 0 }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          width: TEXT_WIDTH,
          justifyContent: 'space-between',
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          {section && (
            <div style={{ height: 52, color: '#56cfca', fontSize: 30, fontWeight: 600 }}>
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
              color: '#b0bdcb',
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
          <img src={dataUri(FISH)} alt="" width={56} height={56} />
          <div style={{ marginLeft: 14, fontSize: 36, fontWeight: 800 }}>{site}</div>
        </div>
      </div>
    </div>
  );
}

/** Long titles are set smaller, and no word is wider than the column. */
export function titleSize(title: string): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  const byLength = title.length <= 20 ? 84 : title.length <= 44 ? 68 : 56;
  return Math.min(byLength, Math.floor(TEXT_WIDTH / (LETTER_WIDTH * longest)));
}
