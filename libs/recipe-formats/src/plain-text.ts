import { decodeHTML } from 'entities';

/** What ends a line of a text in HTML. */
const LINE_END = /<(?:br|\/p|\/li|\/div|\/h[1-6])\b[^<>]*>/gi;
const HIDDEN = /<(script|style)\b(?:(?!<\1\b)[\s\S])*?<\/\1\s*>/gi;
const TAG = /<\/?[a-z!][^<>]*>/gi;
/** Zero-width signs, direction marks and the soft hyphen. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** The text of a value that may hold HTML: without tags, entities and invisible signs, its lines trimmed. */
export function plainText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  const text = value.replace(HIDDEN, ' ').replace(LINE_END, '\n').replace(TAG, '');
  // Entities after tags: "&lt;b&gt;" is text. Twice: plug-ins encode what is encoded already.
  const decoded = decodeHTML(decodeHTML(text)).replace(INVISIBLE, '');
  const lines = decoded.split(/\r\n|[\n\r\u2028]/).map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim());
  return lines.filter(Boolean).join('\n');
}

/** The same on one line. */
export const plainLine = (value: unknown): string => plainText(value).replaceAll('\n', ' ');
