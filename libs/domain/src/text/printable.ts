/** Controls of terminals (C0, DEL, C1), ends of lines and paragraphs, and marks that turn the direction of a text. */
const CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** A foreign text on one line of a terminal: it moves no cursor, hides nothing and begins no line. */
export const printable = (text: string): string => text.replace(CONTROLS, '?');

/** JSON that a terminal shows as it is: `JSON.stringify` leaves DEL, C1 and marks of direction unescaped. */
export const printableJson = (value: unknown, replacer?: (key: string, value: unknown) => unknown, space = 0): string =>
  JSON.stringify(value, replacer, space).replace(CONTROLS, (sign) =>
    sign === '\n' ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
