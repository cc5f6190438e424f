export { BYTE_ORDER_MARK, csvRow } from './csv.ts';
export { formatDateLong, isDay, localDay } from './dates.ts';
export { excerpt, firstCharacters, shorten } from './excerpt.ts';
export { printable, printableJson } from './printable.ts';
export { BOLD, isLinkAddress, LINK, paragraphsOf, plainText } from './rich-text.ts';
export { addressHint, isUuid, numberedSlug, slugify } from './slug.ts';
export { retryText, TOO_MANY } from './too-many.ts';
