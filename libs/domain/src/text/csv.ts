/** Excel reads a file as UTF-8 only if it begins with this. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Texts that a spreadsheet may run as a formula: they begin with a formula sign (also full-width, also after spaces and
 * invisible characters, which an import may trim), or with a tab or line end, after which a new cell may begin.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Z}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;
/** Any usual separator needs quotes: a program may guess a different one than was used. */
const NEEDS_QUOTES = /[",;|\t\r\n]|^\s|\s$/;
/** Control characters except tab and line ends: CSV readers stop at a NUL, or refuse the file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for them
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/**
 * One line of a CSV file (RFC 4180), including its line end. An apostrophe before formulas makes spreadsheets show them
 * as text. Control characters become U+FFFD.
 * @param separator one character, neither a quote nor a line end
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
