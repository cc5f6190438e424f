/**
 * Parts of large forms: sortable rows, pictures, metadata for search engines. Unlike the kit, each remote bundles what it
 * uses of them, so that lists do not load them.
 */
export { bytesText } from './pictures/bytes-text.ts';
export { FileDrop } from './pictures/file-drop.tsx';
export { PictureCard } from './pictures/picture-card.tsx';
export { useFileDrop } from './pictures/use-file-drop.ts';
export { SortableRows } from './rows/sortable-rows.tsx';
export { SeoFields, type SeoTexts } from './seo/seo-fields.tsx';
