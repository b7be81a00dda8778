// @ts-check

/** Where a piece of the payload ends and the next begins. In texts and code, `<` and `"` are escaped. */
const SEAM = '"])</script><script>self.__next_f.push([1,"';

/**
 * Joins the pieces of the payload that Next writes behind a page. Where it cuts them depends on how fast
 * the build was, so two builds of one commit would differ, and each piece would need a hash of its own
 * in the page's policy.
 * @param {string} html
 */
export function withOnePayload(html) {
  return html.replaceAll(SEAM, '');
}
