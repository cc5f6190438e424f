/** Bytes that begin texts of other encodings than UTF-8, as editors on Windows write them. */
const UTF_16 = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const;

/** Which UTF-16 a text is in, by its byte order mark. */
export const utf16Of = (bytes: Uint8Array): string | undefined =>
  UTF_16.find(([, first, second]) => bytes[0] === first && bytes[1] === second)?.[0];

/** The text of a file: UTF-8 or UTF-16 by its byte order mark; windows-1252, as old pages are, if it is no UTF-8. */
export function readText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
