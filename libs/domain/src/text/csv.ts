/** Excel takes a file for UTF-8 only when it begins with this. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What spreadsheets take for a formula: its signs, also the full-width ones, also after blanks and invisible characters that
 * an import may trim; tab and line ends, which move what follows to the start of a cell.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Z}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;
/** Any of the usual separators: a program may guess another one than was used. */
const NEEDS_QUOTES = /[",;|\t\r\n]|^\s|\s$/;
/** Control characters but tab and line ends: readers of CSV stop at a NUL, or refuse the file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/**
 * One line of a CSV file (RFC 4180), with its line end. What a spreadsheet would compute gets an apostrophe in front and is
 * shown as text; control characters become U+FFFD.
 * @param separator one character that is neither a quote nor a line end
 */
export function csvRow(cells: readonly string[], separator: string): string {
  return `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;
}

function csvCell(text: string, separator: string): string {
  const readable = text.replace(CONTROLS, '\uFFFD').toWellFormed();
  const harmless = FORMULA.test(readable) ? `'${readable}` : readable;
  if (!NEEDS_QUOTES.test(harmless) && !harmless.includes(separator)) return harmless;
  return `"${harmless.replaceAll('"', '""')}"`;
}
