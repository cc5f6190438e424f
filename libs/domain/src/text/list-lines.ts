/** Signs and numbers in front of the items of a list, also check boxes; "1 200 g" and "1.5 kg" are no such numbers. */
const BULLET = /^(?:(?:[-–—•*·▪▫◦‣●○■□☐☑✓✔▢➢+]|\[[ x]?\]|\d{1,2}\))\s*)+/iu;

/** The items of a list that somebody typed or pasted, one a line, without bullets and empty lines. */
export const listLines = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028]/)
    .map((line) =>
      line
        .replace(/[\u00a0\u202f]/g, ' ')
        .trimStart()
        .replace(BULLET, '')
        .trim(),
    )
    .filter((line) => line !== '');
