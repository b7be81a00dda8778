// @ts-check

/**
 * Makes blocks in braces, as configurations of web servers have them, with their lines set in.
 * @param {string} indent
 */
export function blocks(indent) {
  return (/** @type {string} */ head, /** @type {readonly string[]} */ lines) => {
    const inner = lines.flatMap((line) => line.split('\n')).map((line) => indent + line);
    return `${head} {\n${inner.join('\n')}\n}`;
  };
}
