/**
 * The form in which words are compared: small letters of one width, without the accents of Latin
 * and Greek, but with the marks that make a letter of its own, as in `й`, `が` and `कि`.
 *
 *     normalize('Café ＡＰＩ') //=> 'cafe api'
 *     normalize('Ёж')         //=> 'еж'
 *     normalize('ｶﾞ')          //=> 'ガ'
 */
export function normalize(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1')
      // Russian writes ё mostly as е.
      .replace(/(е)\u0308/giu, '$1')
      .normalize('NFC')
      .toLowerCase()
  );
}
