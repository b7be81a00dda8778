/** What is asked of a picture's place in the page. */
type Placed = {
  closest: (selector: string) => unknown;
  matches: (selector: string) => boolean;
};

type Sized = Pick<
  HTMLImageElement,
  'complete' | 'currentSrc' | 'naturalWidth' | 'getBoundingClientRect'
>;

/** What handles a press itself; and headings, whose name would include that of the button. */
const TAKEN = 'a[href], button, summary, label, h1, h2, h3, h4, h5, h6';

/** The larger side below which a picture is a sign in a line of text. */
const SIGN_PX = 64;

/** How much larger a picture must become at least. */
const WORTH = 1.1;

const refused = new Set<string>();

/** Whether the settings choose a picture. An invalid selector throws, but not for each picture. */
export function isChosen(image: Placed, selector: string | undefined): boolean {
  if (image.closest(TAKEN)) return false;
  if (selector === undefined) return true;
  if (refused.has(selector)) return false;
  try {
    return image.matches(selector);
  } catch (cause) {
    refused.add(selector);
    throw new Error(`themeConfig.imageZoom.selector is not a valid selector: "${selector}"`, {
      cause,
    });
  }
}

/**
 * Whether a picture is there and gains by being enlarged: any drawing does, any other picture only
 * if it is shown smaller than it is, or if the writer has given a larger one. In an icon nothing
 * more is to be seen, so signs in a line of text stay as they are.
 */
export function isWorthEnlarging(image: Sized, hasLarger: boolean): boolean {
  const { width, height } = image.getBoundingClientRect();
  if (!image.complete || image.naturalWidth === 0 || width === 0) return false;
  if (hasLarger) return true;
  if (Math.max(width, height) < SIGN_PX) return false;
  return /\.svg$/i.test(image.currentSrc) || image.naturalWidth >= width * WORTH;
}
