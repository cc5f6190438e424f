/**
 * Parts of large forms: sortable rows, pictures and uploads, metadata for search engines. Unlike the kit, each remote bundles what it
 * uses of them, so that lists do not load them.
 */

export { download } from './download.ts';
export { PictureFace, PictureGrid, pictureTitle } from './library/picture-grid.tsx';
export { picturesApi } from './library/pictures-api.ts';
export { usePictureList } from './library/use-picture-list.ts';
export { bytesText } from './pictures/bytes-text.ts';
export { FileDrop } from './pictures/file-drop.tsx';
export { FocalField } from './pictures/focal-field.tsx';
export { PictureCard } from './pictures/picture-card.tsx';
export {
  dropPreview,
  newPicture,
  type PictureValue,
  savedImage,
  uploadedPicture,
  withPreview,
} from './pictures/picture-value.ts';
export { randomId } from './random-id.ts';
export { SortableRows } from './rows/sortable-rows.tsx';
export { SeoFields } from './seo/seo-fields.tsx';
export { SEO_LABELS, type SeoTexts } from './seo/seo-texts.ts';
export { RichTextArea } from './texts/rich-text-area.tsx';
export { UploadsPanel } from './uploads/uploads-panel.tsx';
export {
  type PendingFile,
  type UploadOutcome,
  type Uploads,
  uploadProgress,
  useUploads,
} from './uploads/use-uploads.ts';
