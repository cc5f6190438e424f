/** Signs and numbers in front of the items of a list, also check boxes; "1 200 g" and "1.5 kg" are no such numbers. */
const BULLET = /^(?:(?:[-–—•*·▪▫◦‣●○■□☐☑✓✔✅▢➢➜→›»+\u00b7\uf0b7\u200b]|\[[ x]?\]|\d{1,2}(?:\)|\.(?=\s)))\s*)+/iu;
/** Other signs behind a number: "1 - 2 oignons", "1/ sel", "1.2 oignons"; a range and a decimal look alike. */
const COUNT = /^(\d{1,2})(?:\.|[)°:](?=\s|\p{L})|\s*[/–—-](?=\s|\p{L})|\t)\s*/u;
/** So many lines that count from 1 are numbered. */
const COUNTED_MIN = 3;

/** Lines of a text from anywhere, trimmed, without the marks of quotes in mails ("> "). */
export const textLines = (text: string): string[] =>
  text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).map((line) =>
    line
      .replace(/[\u00a0\u2007\u202f]/g, ' ')
      .replace(/^(?:\s*>)+/, '')
      .trim(),
  );

/** The items of a list that was typed or pasted, one a line, without bullets, numbers and empty lines. */
export const listLines = (text: string): string[] =>
  withoutCount(textLines(text).filter((line) => line !== ''))
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '');

/** Without the numbers of lines that count from 1, where no other line begins with a number. */
function withoutCount(lines: string[]): string[] {
  const counted = lines.filter((line) => /^\d/.test(line)).map((line) => Number(COUNT.exec(line)?.[1]));
  const isCount = counted.length >= COUNTED_MIN && counted.every((number, index) => number === index + 1);
  return isCount ? lines.map((line) => line.replace(COUNT, '')) : lines;
}
