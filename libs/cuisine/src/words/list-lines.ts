/** Signs and numbers in front of the items of a list, also check boxes; "1 200 g" and "1.5 kg" are no such numbers. */
const BULLET = /^(?:(?:[-–—•*·▪▫◦‣●○■□☐☑✓✔✅▢➢➜→›»+\u200b]|\[[ x]?\]|\d{1,2}(?:\)|\.(?=\s)))\s*)+/iu;

/** The items of a list that somebody typed or pasted, one a line, without bullets and empty lines. */
export const listLines = (text: string): string[] =>
  text
    .split(/[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) =>
      line
        .replace(/[\u00a0\u202f]/g, ' ')
        .trimStart()
        .replace(BULLET, '')
        .trim(),
    )
    .filter((line) => line !== '');
