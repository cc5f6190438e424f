const ftyp = (brand: string) => `\0\0\0\x18ftyp${brand}\0\0\0\0`;

/** How files of a type begin, in Latin-1. */
const BEGINNINGS: Record<string, string> = {
  'image/jpeg': '\xff\xd8\xff\xe0\0\x10JFIF',
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/webp': 'RIFF\0\0\0\0WEBPVP8 ',
  'image/gif': 'GIF89a',
  'image/avif': ftyp('avif'),
  'image/heic': ftyp('heic'),
  'image/svg+xml': '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" />',
  'video/mp4': ftyp('isom'),
  'video/webm': '\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webm',
  'video/quicktime': ftyp('qt  '),
  'application/pdf': '%PDF-1.7',
};

/**
 * A file of so many bytes that begins as files of a type do.
 * @param claimed the type that its browser tells from its name
 */
export function fileOf(name: string, type = 'image/jpeg', bytes = 2000, claimed = type): File {
  const content = new Uint8Array(bytes);
  content.set([...(BEGINNINGS[type] ?? '')].map((letter) => letter.charCodeAt(0)).slice(0, bytes));
  return new File([content], name, { type: claimed });
}
